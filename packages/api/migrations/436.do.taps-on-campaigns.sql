-- What was tapped on a page; views of it have an index of their own.
create index stream_event__tapped_on_campaigns on stream_event ((props ->> 'slug'), happened_at)
  where name = 'CAMPAIGN_BLOCK_CLICKED';
