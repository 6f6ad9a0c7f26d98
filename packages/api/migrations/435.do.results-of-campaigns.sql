-- What the variants of a page are compared by; it is chosen before the start, and another choice begins a new phase.
alter table campaign_page
  add column goal text not null default 'taps',
  add constraint campaign_page__goal check (goal in ('taps', 'adds', 'orders'));

-- What the studio counts by page: who saw it, and what was tapped on it.
drop index stream_event__of_campaigns;
create index stream_event__of_campaigns on stream_event ((props ->> 'slug'), happened_at)
  where name in ('CAMPAIGN_VIEWED', 'CAMPAIGN_BLOCK_CLICKED');
-- How somebody went on from there: by browser, or by account where the browser is not known.
create index stream_event__of_visitor on stream_event ((coalesce(object_id, user_id, event_id)), happened_at)
  where name in ('CAMPAIGN_VIEWED', 'CAMPAIGN_BLOCK_CLICKED', 'PRODUCT_ADDED_TO_CART', 'ORDER_PLACED');
