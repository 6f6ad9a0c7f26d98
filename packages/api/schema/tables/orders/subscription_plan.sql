-- One row per box that can be subscribed to. `price_paise` is the price of one delivery, including tax and shipping.
-- `rest` says whether boxes paid in advance are refunded or still shipped when the subscriber cancels.
create table subscription_plan (
  plan_id text not null,
  campaign_slug text not null,
  position smallint not null,
  title text not null,
  line text not null,
  sku text not null,
  billing text not null,
  price_paise bigint not null,
  every_unit text not null,
  every_count smallint not null,
  deliveries smallint not null,
  cut_off_days smallint not null default 3,
  rest text not null default 'refund',
  comes jsonb not null,
  is_offered boolean not null default true,
  constraint subscription_plan__identity primary key (plan_id),
  constraint subscription_plan__billing check (billing in ('upfront', 'mandate')),
  constraint subscription_plan__cut_off check (cut_off_days >= 0 and cut_off_days <= 20),
  constraint subscription_plan__deliveries check (deliveries >= 1 and deliveries <= 60),
  constraint subscription_plan__interval check ((every_unit in ('week', 'month')) and every_count >= 1
    and every_count <= 12),
  constraint subscription_plan__mandate check (billing <> 'mandate' or price_paise <= 1500000),
  constraint subscription_plan__price check (price_paise >= 100),
  constraint subscription_plan__rest check (rest in ('refund', 'ship')),
  constraint subscription_plan__campaign foreign key (campaign_slug) references subscription_campaign (slug),
  constraint subscription_plan__sku foreign key (sku) references variant (sku)
);
create index subscription_plan__of_campaign on subscription_plan (campaign_slug, position);
