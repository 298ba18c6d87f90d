# Words of the host's page.

host-page-title = Your house
host-page-enter-about = This page is for whoever runs the house. Its secret was shown in the terminal when the house opened; it is also in the data folder, in the file host-secret.
host-page-secret = Secret of the house
host-page-enter = Enter
host-page-leave = Leave this page
host-page-refused = That is not the secret of this house.
host-page-load = How it is going
host-page-rooms = open tables
host-page-sockets = connected devices
host-page-playing = games in play
host-page-waiting = tables waiting
host-page-over = finished games
host-page-late = late bots
host-page-stalls = stalls
host-page-longest = longest stall
host-page-milliseconds = { $count } ms
host-page-memory = memory
host-page-megabytes = { $count } MB
host-page-cores = load on { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}
host-page-tables = Tables
host-page-tables-none = Nobody is playing or waiting right now.
host-page-public = on the home page
host-page-private = by link only
host-page-watchers = { $count ->
    [0] nobody watching
    [one] 1 watching
   *[other] { $count } watching
}
host-page-ply = { $count ->
    [0] not started
    [one] 1 move
   *[other] { $count } moves
}
host-page-here = here
host-page-free = free seat
host-page-close = Close the table
host-page-close-sure = Close it for good?
host-page-close-yes = Yes, close it
host-page-no = No
host-page-mute = Mute
host-page-unmute = Unmute
host-page-ban = Ban
host-page-ban-sure = Ban the address of { $name }? Everybody who shares it will be kept out.
host-page-ban-yes = Yes, ban it
host-page-reports = Reported messages
host-page-reports-none = Nothing has been reported.
host-page-settle = Mark as settled
host-page-bans = Banned addresses
host-page-bans-none = Nobody is kept out.
host-page-address = Address
host-page-ban-address = Ban this address
host-page-lift = Let in again
host-page-announce = Tell everybody
host-page-announce-text = What everybody at a table reads
host-page-announce-send = Tell them
host-page-announce-restart = Announce a restart
host-page-announce-minutes = The house restarts in
host-page-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
host-page-told = Everybody has been told.
host-page-since = ({ $time })
host-page-drain = Close the house
host-page-drain-sure = From then on nobody can open a table; people can finish their games until the time above is up. Start the house again to reopen it.
host-page-drain-yes = Yes, in { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
host-page-drains = The house is closing.
