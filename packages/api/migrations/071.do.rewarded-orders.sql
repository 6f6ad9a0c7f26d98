-- When an order that stayed with its buyer was rewarded; each is looked at once.
alter table shop_order add column rewarded_at timestamptz;
create index shop_order__to_reward on shop_order (delivered_at) where rewarded_at is null and state = 'delivered';
