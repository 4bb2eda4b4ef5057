nim-takes = { $count } genomen van stapel { $heap }
nim-won = plaats { $seat } nam de laatste
