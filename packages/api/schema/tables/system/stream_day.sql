-- Page views of past days, one row per day, page, city and device.
create table stream_day (
  day date not null,
  page text not null,
  city text not null,
  device text not null,
  views integer not null,
  constraint stream_day__identity primary key (day, page, city, device),
  constraint stream_day__views check (views > 0)
);
