-- Trigger of order_event: notifies everyone who waits for news of the order, in whichever process it was written.
create or replace function order_event_is_news() returns trigger
language plpgsql as $$
begin
  perform pg_notify('order_news', told.order_id)
  from (select distinct order_id from added where kind <> 'placed') as told;
  return null;
end
$$;
