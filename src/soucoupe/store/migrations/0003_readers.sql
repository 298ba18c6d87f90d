-- How every table stands, written with each entry: lists and questions read it and wake nobody.
-- Hot and narrow here; what changes seldom lies in rooms.
create table standings (
    "table" text primary key references tables (id) on delete cascade,
    number integer not null,
    stage text not null,
    ply integer not null,
    at real not null,
    waits text not null
) without rowid;

-- Of tables that were there before, the stage is known; the rest follows from their logs.
insert into standings
select
    tables.id,
    coalesce(max(entries.number), 0),
    case
        when tables.in_play then 'playing'
        when max(substr(entries.body, 1, 15) = cast('{"type":"dealt"' as blob)) then 'over'
        else 'waiting'
    end,
    0,
    coalesce(max(entries.at), tables.created),
    '[]'
from tables left join entries on entries."table" = tables.id
group by tables.id;

create index standings_by_stage on standings (stage, at);

-- The table around the game, as everyone may know it. A table without a row is yet to be indexed.
create table rooms (
    "table" text primary key references tables (id) on delete cascade,
    room blob not null
) without rowid;

-- Who holds which seat, by the hashes of session and link.
create table seats (
    "table" text not null references tables (id) on delete cascade,
    seat integer not null,
    session text not null,
    link text not null,
    primary key ("table", seat)
) without rowid;

create index seats_by_session on seats (session);

-- What the rules made of a finished game, for all eyes.
create table archives (
    "table" text primary key references tables (id) on delete cascade,
    format integer not null,
    number integer not null,
    chain blob not null,
    is_over integer not null,
    shape text not null,
    plies blob not null,
    words blob not null
);

drop index tables_in_play;

alter table tables drop column in_play;
