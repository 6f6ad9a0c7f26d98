-- Trigger of order_event: events are never changed, except to remove the texts of a person who has been erased.
create or replace function order_event_is_append_only() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('nukkad.erasing', true) = 'a person' then
    return null;
  end if;
  raise exception 'order_event is append-only';
end
$$;
