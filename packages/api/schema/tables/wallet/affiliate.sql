-- One row per partner who sends buyers, with the share earned on goods that the buyers keep. An affiliate earns nothing
-- on their own orders.
create table affiliate (
  affiliate_id bigint generated always as identity,
  code text not null,
  name text not null,
  user_id bigint,
  percent numeric(4,2) not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null default 'infinity',
  constraint affiliate__identity primary key (affiliate_id),
  constraint affiliate__code_unique unique (code),
  constraint affiliate__code check (code ~ '^[A-Za-z0-9_-]{2,80}$'),
  constraint affiliate__percent check (percent > 0::numeric and percent <= 30::numeric),
  constraint affiliate__window check (starts_at < ends_at),
  constraint affiliate__user foreign key (user_id) references app_user (id) on delete set null
);
