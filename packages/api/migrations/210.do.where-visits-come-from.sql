-- `source` is the ref of a visit. Who sent the visitor is another fact, and lasts for thirty days; `origin` holds the
-- referral code, the click id and the campaign that addresses of the visit named.
alter table stream_event
  add column affiliation text,
  add column origin jsonb not null default '{}';
