-- Who waits for a sold-out SKU. One mail when it is back; `token` in that mail stops everything this address waits for.
create table restock_wish (
  id bigint generated always as identity,
  sku text not null,
  email text not null,
  token text not null,
  created_at timestamptz not null,
  told_at timestamptz,
  constraint restock_wish__identity primary key (id),
  constraint restock_wish__token_unique unique (token),
  constraint restock_wish__email check (email = lower(email) and length(email) <= 254),
  constraint restock_wish__variant foreign key (sku) references variant (sku) on delete cascade
);
create unique index restock_wish__once on restock_wish (sku, email) where told_at is null;
create index restock_wish__of_address on restock_wish (email) where told_at is null;

-- Whatever brings stock back (the maker, a cancelled order, a parcel that returned), those who wait are told.
create function stock_came_back() returns trigger
language plpgsql as $$
declare
  back text;
begin
  for back in
    select n.sku from after_change n join before_change o using (sku)
    where o.on_hand = 0 and n.on_hand > 0
      and exists (select from restock_wish w where w.sku = n.sku and w.told_at is null)
    order by n.sku
  loop
    insert into outbox (kind, key, payload)
    values ('restock', back || '@' || pg_current_xact_id(), jsonb_build_object('sku', back))
    on conflict on constraint outbox__once do nothing;
    perform pg_notify('outbox', back);
  end loop;
  return null;
end
$$;
create trigger variant__came_back after update on variant
referencing old table as before_change new table as after_change
for each statement execute function stock_came_back();
