web-replay = Просмотр
