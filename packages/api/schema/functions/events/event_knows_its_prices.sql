-- Trigger of ticket_type: keeps the lowest and highest price of an event. They are written only when they differ,
-- because every write of an event is passed on to the search.
create or replace function event_knows_its_prices() returns trigger
language plpgsql as $$
declare
  of_event bigint := coalesce(new.event_id, old.event_id);
  lowest bigint;
  highest bigint;
begin
  select coalesce(min(t.price_paise), 0), coalesce(max(t.price_paise), 0) into lowest, highest
  from ticket_type t where t.event_id = of_event;
  if exists (
    select from event e
    where e.id = of_event and (e.price_from_paise, e.price_to_paise) is distinct from (lowest, highest)
  ) then
    update event set price_from_paise = lowest, price_to_paise = highest where id = of_event;
  end if;
  return null;
end
$$;
