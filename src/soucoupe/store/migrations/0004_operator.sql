-- Messages that people reported, by their ids; what was said stays in the log.
create table reports (
    "table" text not null references tables (id) on delete cascade,
    said text not null,
    at real not null,
    is_settled integer not null default 0,
    primary key ("table", said)
) without rowid;

create index reports_open on reports (at) where not is_settled;

-- Addresses nobody is let in from, and since when.
create table bans (
    address text primary key,
    at real not null
) without rowid;
