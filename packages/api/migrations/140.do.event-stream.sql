-- What visitors did, as the streaming gateway took it: one partition a day, made when the day comes and dropped as a
-- whole when it is old. `day` is the day in India on which it happened, so that an event sent again, after midnight too,
-- meets itself. `seq` rises in the order of arrival. No mail and no token stands here in clear.
create sequence stream_event_seq as bigint cache 1;
create table stream_event (
  day date not null,
  event_id text not null,
  seq bigint not null default nextval('stream_event_seq'),
  partition_key text not null,
  name text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  page text not null,
  city text not null,
  device text not null,
  source text not null,
  user_id text,
  object_id text,
  mail_hash text,
  props jsonb not null,
  constraint stream_event__identity primary key (day, event_id)
) partition by range (day);
-- What the operators' page asks for by name; page views are counted day by day instead.
create index stream_event__told on stream_event (name, happened_at)
  where name in ('SEARCH_VIEWED', 'PRODUCT_VIEWED', 'PRODUCT_ADDED_TO_CART', 'CHECKOUT_STARTED', 'ORDER_PLACED');

-- Page views of days that are over, counted.
create table stream_day (
  day date not null,
  page text not null,
  city text not null,
  device text not null,
  views integer not null,
  constraint stream_day__identity primary key (day, page, city, device),
  constraint stream_day__views check (views > 0)
);
