nim-takes = { $count } taken from heap { $heap }
nim-won = seat { $seat } took the last one
