nim-takes = из кучки { $heap } взято: { $count }
nim-won = последний предмет взяло место { $seat }
