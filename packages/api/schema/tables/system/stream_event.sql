-- What visitors did, as the streaming gateway took it: one partition a day, made when the day comes and dropped as a
-- whole when it is old. `day` is the day in India on which it happened, so that an event sent again, after midnight
-- too, meets itself. `seq` rises in the order of arrival. No mail and no token stands here in clear.
create sequence stream_event_seq;
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
  -- `source` is the ref of a visit. Who sent the visitor is another fact, and lasts for thirty days; `origin` holds
  -- the referral code, the click id and the campaign that addresses of the visit named.
  affiliation text,
  origin jsonb not null default '{}',
  -- Of the profile that an event carries with consent: city, preferences, gender and age, and nobody's name.
  profile jsonb,
  constraint stream_event__identity primary key (day, event_id)
) partition by range (day);
-- What the studio counts by page: who saw it.
create index stream_event__of_campaigns on stream_event ((props ->> 'slug'), happened_at)
  where name = 'CAMPAIGN_VIEWED';
-- How somebody went on from there: by browser, or by account where the browser is not known.
create index stream_event__of_visitor on stream_event (coalesce(object_id, user_id, event_id), happened_at)
  where name in ('CAMPAIGN_VIEWED', 'CAMPAIGN_BLOCK_CLICKED', 'PRODUCT_ADDED_TO_CART', 'ORDER_PLACED');
-- Visits are counted by where they came from.
create index stream_event__opened on stream_event (day) where name = 'APP_OPEN';
-- What the studio counts by page: what was tapped on it.
create index stream_event__tapped_on_campaigns on stream_event ((props ->> 'slug'), happened_at)
  where name = 'CAMPAIGN_BLOCK_CLICKED';
-- What the operators' page asks for by name; page views are counted day by day instead.
create index stream_event__told on stream_event (name, happened_at) where name in ('SEARCH_VIEWED',
  'PRODUCT_VIEWED', 'PRODUCT_ADDED_TO_CART', 'CHECKOUT_STARTED', 'ORDER_PLACED');
