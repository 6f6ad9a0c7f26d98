-- A number that takes no texts: whoever asks again is told so, and no further text is paid for.
alter table one_time_code add column refused_at timestamptz;
create index one_time_code__refused on one_time_code (subject, refused_at) where refused_at is not null;
