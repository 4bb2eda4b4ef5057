# Siam's board, the action bar of both games, and messages about the connection.
web-silent = The server is not answering…
web-turn-unsent = Your turn will be sent when the connection is back.
web-chat-open = Open chat
web-choose-start = Choose an animal, or a square on the edge to bring one in.
web-choose-anywhere = Choose where it goes, or turn it with the arrows.
web-confirm = Confirm turns
web-confirm-always = Always
web-confirm-auto = When useful
web-confirm-never = Never
web-confirm-more = When useful: an arrow plays your turn at once; other turns wait until you confirm them.
web-bar = Game actions
web-bar-undo = Undo
web-bar-draw = Draw
web-bar-resign = Resign
web-bar-menu = Menu
web-bar-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
