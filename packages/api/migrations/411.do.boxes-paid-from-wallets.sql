-- What of a delivery that was paid in advance came from gift cards and from credit: it goes back there.
alter table subscription_cycle add column gift_paise bigint not null default 0;
alter table subscription_cycle add column credit_paise bigint not null default 0;
alter table subscription_cycle add constraint subscription_cycle__tenders check (
  gift_paise >= 0 and credit_paise >= 0 and gift_paise + credit_paise <= amount_paise
);
