nim-takes = { $count } von Haufen { $heap } genommen
nim-won = Platz { $seat } nahm das letzte
