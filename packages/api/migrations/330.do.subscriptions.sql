-- Boxes that come again and again: what is offered, who takes it, and each delivery that was paid for.

create table subscription_campaign (
  slug text not null,
  title text not null,
  line text not null,
  -- Paragraphs as [{title, text}]; steps and questions likewise.
  story jsonb not null,
  questions jsonb not null default '[]',
  picture_url text not null,
  picture_alt text not null,
  picture_ground text not null,
  is_published boolean not null default true,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz,
  constraint subscription_campaign__identity primary key (slug),
  constraint subscription_campaign__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

-- `price_paise` is one delivery, tax and carriage included. `rest` is what becomes of boxes paid in advance when their
-- subscriber cancels.
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
  constraint subscription_plan__campaign foreign key (campaign_slug) references subscription_campaign (slug),
  constraint subscription_plan__sku foreign key (sku) references variant (sku),
  constraint subscription_plan__billing check (billing in ('upfront', 'mandate')),
  constraint subscription_plan__price check (price_paise >= 100),
  constraint subscription_plan__interval check (every_unit in ('week', 'month') and every_count between 1 and 12),
  constraint subscription_plan__deliveries check (deliveries between 1 and 60),
  constraint subscription_plan__cut_off check (cut_off_days between 0 and 20),
  constraint subscription_plan__rest check (rest in ('refund', 'ship'))
);
create index subscription_plan__of_campaign on subscription_plan (campaign_slug, position);

-- The same terms at the gateway, which changes no plan: another price or interval is another one there.
create table subscription_gateway_plan (
  plan_id text not null,
  terms text not null,
  gateway_plan_id text not null,
  constraint subscription_gateway_plan__identity primary key (plan_id, terms),
  constraint subscription_gateway_plan__plan foreign key (plan_id) references subscription_plan (plan_id)
);

-- Terms and address are those that its owner agreed to. `steer` is what the gateway is still to be told; `version`
-- counts what was applied, so that what was asked earlier never overwrites what was asked later.
create table subscription (
  subscription_id text not null,
  user_id bigint not null,
  plan_id text not null,
  state text not null default 'created',
  title text not null,
  sku text not null,
  billing text not null,
  price_paise bigint not null,
  every_unit text not null,
  every_count smallint not null,
  deliveries smallint not null,
  cut_off_days smallint not null,
  rest text not null,
  address jsonb not null,
  -- The purchase of all deliveries, or the one that the first charge becomes.
  transaction_id text not null,
  anchor_on date,
  gateway_subscription_id text,
  next_charge_at timestamptz,
  steer text,
  resume_on date,
  ends_on date,
  cancelled_at timestamptz,
  version integer not null default 0,
  check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint subscription__identity primary key (subscription_id),
  constraint subscription__user foreign key (user_id) references app_user (id),
  constraint subscription__plan foreign key (plan_id) references subscription_plan (plan_id),
  constraint subscription__state check (state in (
    'created', 'authenticated', 'active', 'pending', 'halted', 'paused', 'cancelled', 'completed', 'expired'
  )),
  constraint subscription__billing check (billing in ('upfront', 'mandate')),
  constraint subscription__steer check (steer in ('pause', 'resume', 'cancel')),
  constraint subscription__gateway_once unique (gateway_subscription_id),
  constraint subscription__mandate check (billing = 'mandate' or gateway_subscription_id is null)
);
create index subscription__of_user on subscription (user_id, created_at desc);
create unique index subscription__one_unpaid on subscription (user_id, plan_id) where state = 'created';
create unique index subscription__one_running on subscription (user_id, plan_id)
where state in ('authenticated', 'active', 'pending', 'halted', 'paused');
create index subscription__to_check on subscription (check_at) where check_at is not null;
create index subscription__to_resume on subscription (resume_on) where resume_on is not null;

-- A delivery that was paid for: owed until it became an order or went back as money. `slot` counts intervals from the
-- day of the first one: a skip moves it on.
create table subscription_cycle (
  subscription_id text not null,
  cycle smallint not null,
  state text not null default 'owed',
  slot smallint not null,
  due_on date not null,
  moved smallint not null default 0,
  amount_paise bigint not null,
  transaction_id text not null,
  payment_id text,
  order_id text,
  refund_id text,
  paid_at timestamptz not null,
  done_at timestamptz,
  constraint subscription_cycle__identity primary key (subscription_id, cycle),
  constraint subscription_cycle__subscription foreign key (subscription_id) references subscription (subscription_id),
  constraint subscription_cycle__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint subscription_cycle__order foreign key (order_id) references shop_order (order_id),
  constraint subscription_cycle__one_a_payment unique (payment_id),
  constraint subscription_cycle__one_an_order unique (order_id),
  constraint subscription_cycle__amount check (amount_paise > 0),
  constraint subscription_cycle__state check (
    state in ('owed', 'sent', 'refunded')
    and (state = 'sent') = (order_id is not null)
    and (state = 'refunded') = (refund_id is not null)
    and (state = 'owed') = (done_at is null)
  )
);
create index subscription_cycle__due on subscription_cycle (due_on) where state = 'owed';

-- What is paid at once may be delivered in parts: each is an order of its own.
alter table shop_order add column part smallint not null default 1;
alter table shop_order drop constraint shop_order__one_a_merchant;
alter table shop_order add constraint shop_order__one_a_merchant_and_part unique (transaction_id, merchant_id, part);
comment on column shop_order.part is 'Of a subscription paid in advance, which delivery this is; otherwise 1.';
