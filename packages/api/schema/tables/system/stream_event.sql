-- One row per visitor event that the streaming gateway accepted, with one partition per day, created when the day comes
-- and dropped as a whole when it is old. `day` is the day in India on which the event happened, so that an event sent
-- again, even after midnight, is recognised. `seq` follows the order of arrival. Email addresses and tokens are not
-- stored in plain text.
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
  -- `source` is the ref of a visit. `affiliation` is who sent the visitor, which lasts for thirty days; `origin` holds
  -- the referral code, the click id and the campaign from the addresses of the visit.
  affiliation text,
  origin jsonb not null default '{}',
  -- The profile that an event carries with consent: city, preferences, gender and age, and no name.
  profile jsonb,
  constraint stream_event__identity primary key (day, event_id)
) partition by range (day);
-- Campaign results by page: who saw it.
create index stream_event__of_campaigns on stream_event ((props ->> 'slug'), happened_at)
  where name = 'CAMPAIGN_VIEWED';
-- Campaign results: what a visitor did afterwards, by browser, or by account where the browser is unknown.
create index stream_event__of_visitor on stream_event (coalesce(object_id, user_id, event_id), happened_at)
  where name in ('CAMPAIGN_VIEWED', 'CAMPAIGN_BLOCK_CLICKED', 'PRODUCT_ADDED_TO_CART', 'ORDER_PLACED');
-- Counts visits by where they came from.
create index stream_event__opened on stream_event (day) where name = 'APP_OPEN';
-- Campaign results by page: what was tapped on it.
create index stream_event__tapped_on_campaigns on stream_event ((props ->> 'slug'), happened_at)
  where name = 'CAMPAIGN_BLOCK_CLICKED';
-- What the operators' page reads by name; page views are counted day by day instead.
create index stream_event__told on stream_event (name, happened_at) where name in ('SEARCH_VIEWED',
  'PRODUCT_VIEWED', 'PRODUCT_ADDED_TO_CART', 'CHECKOUT_STARTED', 'ORDER_PLACED');
