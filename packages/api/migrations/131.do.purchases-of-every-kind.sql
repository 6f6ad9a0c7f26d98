-- A transaction buys a bag, or something else by its own number (`subject`): the seats of a hold, later a gift card.
alter table checkout_transaction add column kind text not null default 'bag';
alter table checkout_transaction add column subject text;
alter table checkout_transaction alter column cart_id drop not null;
alter table checkout_transaction add constraint checkout_transaction__buys_one_thing check (
  (kind = 'bag') = (cart_id is not null) and (kind = 'bag') = (subject is null)
);
create unique index checkout_transaction__one_open_purchase on checkout_transaction (kind, subject)
where state in ('created', 'pending') and subject is not null;
create unique index checkout_transaction__one_placed_purchase on checkout_transaction (kind, subject)
where state = 'placed' and subject is not null;
