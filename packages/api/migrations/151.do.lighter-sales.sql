-- A sale changes on_hand and nothing else: what watches colours, and what waits for stock to come back, is asked only
-- when that happened, instead of after every statement.
drop trigger variant__remember_changed_colours on variant;
create function remember_colour() returns trigger
language plpgsql as $$
begin
  insert into shop_colour (slug, name, hex) values (new.colour_slug, new.colour, new.colour_hex)
  on conflict (slug) do nothing;
  return null;
end
$$;
create trigger variant__remember_changed_colour after update on variant
for each row when (new.colour is not null and new.colour_slug is distinct from old.colour_slug)
execute function remember_colour();

drop trigger variant__came_back on variant;
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
create trigger variant__came_back after update on variant
for each row when (old.on_hand = 0 and new.on_hand > 0) execute function stock_came_back();
