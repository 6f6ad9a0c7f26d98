-- Payments that a person must decide about are few, and are counted by every scrape of the metrics.
create index payment__to_review on payment (created_at) where state = 'review';
