-- The log is the truth: one row per table, one row per entry, numbered without gaps.
create table if not exists tables (
    id text primary key,
    game text not null,
    version text not null,
    commitment text not null,
    secret blob not null,
    is_public integer not null,
    created real not null,
    previous text
) without rowid;

create index if not exists tables_by_age on tables (is_public, created);

create table if not exists entries (
    "table" text not null references tables (id),
    number integer not null,
    body blob not null,
    at real not null,
    salt blob not null,
    chain blob not null,
    primary key ("table", number)
) without rowid;
