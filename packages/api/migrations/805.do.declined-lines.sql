-- Merchants may decline one line of an order; see schema/tables/orders/shop_order.sql.
alter table shop_order add column waived_paise bigint not null default 0;
alter table shop_order add constraint shop_order__waived
  check (waived_paise >= 0 and gift_paise + credit_paise + waived_paise <= payable_paise);
