-- The leaf an entry had before somebody was forgotten in it: the chain goes on through it.
alter table entries add column leaf blob;
