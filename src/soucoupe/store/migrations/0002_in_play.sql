-- Games that are on when the house opens have clocks to run and bots to move.
alter table tables add column in_play integer not null default 0;

create index if not exists tables_in_play on tables (created) where in_play;
