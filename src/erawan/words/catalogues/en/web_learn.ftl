web-learn = Learn
web-new-here = New here? Learn to play in five minutes
