-- Payments whose outcome is unknown are few, and are looked for every twenty seconds and by every scrape of the metrics.
create index payment__under_way on payment (created_at) where state in ('created', 'pending', 'authorised');
