nim-takes = { $count } pris au tas { $heap }
nim-won = la place { $seat } a pris le dernier
