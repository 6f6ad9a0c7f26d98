-- One row per past day of the stream: when counting its page views was last tried, and when they were last counted.
-- `stream_day` holds the counts; single events are dropped only after the last one.
create table stream_day_count (
  day date not null,
  tried_at timestamptz not null,
  counted_at timestamptz,
  constraint stream_day_count__identity primary key (day)
);
