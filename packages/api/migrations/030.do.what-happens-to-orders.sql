-- The story of an order tells of money, parcels, papers and what came back, too.
alter table order_event drop constraint order_event__kind;
alter table order_event add constraint order_event__kind check (
  kind in ('placed', 'moved', 'cancelled', 'note', 'payment', 'refund', 'return', 'exchange', 'invoice')
);

-- What of the discount was paid with perks: it goes back as perks, never as money.
alter table order_line add column perks_paise bigint not null default 0;
alter table order_line add constraint order_line__perks check (perks_paise between 0 and discount_paise);
-- What of the payable was paid from the buyer's credit at the shop; the rest went through the method.
alter table shop_order add column credit_paise bigint not null default 0;
alter table shop_order add constraint shop_order__credit check (credit_paise between 0 and payable_paise);
alter table checkout_transaction add column credit_paise bigint not null default 0;
alter table checkout_transaction add constraint checkout_transaction__credit check (credit_paise >= 0);
