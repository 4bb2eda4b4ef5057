web-replay = Просмотр
web-last = В конец
