-- What the studio counts by page is told as CAMPAIGN_VIEWED, as every page of a campaign is.
drop index stream_event__of_campaigns;
create index stream_event__of_campaigns on stream_event ((props ->> 'slug'), happened_at) where name = 'CAMPAIGN_VIEWED';
