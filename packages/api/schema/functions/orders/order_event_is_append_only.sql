-- Trigger of order_event: what happened stays as it was told, but for what a person wrote who has been erased.
create or replace function order_event_is_append_only() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('nukkad.erasing', true) = 'a person' then
    return null;
  end if;
  raise exception 'order_event is append-only';
end
$$;
