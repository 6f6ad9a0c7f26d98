-- Trigger of variant: notifies the people who wait for a variant when stock returns, whatever the cause (the merchant,
-- a cancelled order, a returned parcel).
create or replace function stock_came_back() returns trigger
language plpgsql as $$
begin
  if exists (select from restock_wish w where w.sku = new.sku and w.told_at is null) then
    insert into outbox (kind, key, payload)
    values ('restock', new.sku || '@' || pg_current_xact_id(), jsonb_build_object('sku', new.sku))
    on conflict on constraint outbox__once do nothing;
    perform pg_notify('outbox', new.sku);
  end if;
  return null;
end
$$;
