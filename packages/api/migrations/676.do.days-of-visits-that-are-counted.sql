-- When the page views of a day were counted, which decides whether its single events may be dropped.
create table stream_day_count (
  day date not null,
  tried_at timestamptz not null,
  counted_at timestamptz,
  constraint stream_day_count__identity primary key (day)
);

-- A day that was counted by an earlier release is counted once more while its events may come late.
insert into stream_day_count (day, tried_at, counted_at)
select distinct day, clock_timestamp(), clock_timestamp() from stream_day;
