-- One row per subscription of a user, with the terms and the address that were agreed. `steer` is the change still to
-- be sent to the gateway, null if there is none. `version` rises with every change, so that the answer to an earlier
-- request never overwrites a later one.
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
  -- The transaction that pays for all deliveries, or the one that the first charge becomes.
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
  constraint subscription__gateway_once unique (gateway_subscription_id),
  constraint subscription__billing check (billing in ('upfront', 'mandate')),
  constraint subscription__mandate check (billing = 'mandate' or gateway_subscription_id is null),
  constraint subscription__state check (state in ('created', 'authenticated', 'active', 'pending', 'halted', 'paused',
    'cancelled', 'completed', 'expired')),
  constraint subscription__steer check (steer in ('pause', 'resume', 'cancel')),
  constraint subscription__plan foreign key (plan_id) references subscription_plan (plan_id),
  constraint subscription__user foreign key (user_id) references app_user (id)
);
create index subscription__of_user on subscription (user_id, created_at desc);
create unique index subscription__one_running on subscription (user_id, plan_id) where state in ('authenticated',
  'active', 'pending', 'halted', 'paused');
create unique index subscription__one_unpaid on subscription (user_id, plan_id) where state = 'created';
create index subscription__to_check on subscription (check_at) where check_at is not null;
create index subscription__to_resume on subscription (resume_on) where resume_on is not null;
