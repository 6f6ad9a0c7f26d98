-- Who sent a buyer: kept with the bag as its calls tell it, copied to the orders when they are placed, and paid for by a
-- rule where there is one. Money is paise.

-- The rule: this share of the goods that stay with their buyers. Their own orders earn an affiliate nothing.
create table affiliate (
  affiliate_id bigint generated always as identity,
  code text not null,
  name text not null,
  user_id bigint,
  percent numeric(4, 2) not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null default 'infinity',
  constraint affiliate__identity primary key (affiliate_id),
  constraint affiliate__code_unique unique (code),
  constraint affiliate__code check (code ~ '^[A-Za-z0-9_-]{2,80}$'),
  constraint affiliate__percent check (percent > 0 and percent <= 30),
  constraint affiliate__window check (starts_at < ends_at),
  constraint affiliate__user foreign key (user_id) references app_user (id) on delete set null
);

create table cart_origin (
  cart_id bigint not null,
  source text,
  affiliation text,
  affiliated_at timestamptz,
  referral_code text,
  click_id text,
  prepaid_offer boolean,
  constraint cart_origin__identity primary key (cart_id),
  constraint cart_origin__affiliated check ((affiliation is null) = (affiliated_at is null)),
  constraint cart_origin__cart foreign key (cart_id) references cart (cart_id) on delete cascade
);

-- `percent` is what the rule said when the order was placed.
create table order_origin (
  order_id text not null,
  source text,
  affiliation text,
  referral_code text,
  click_id text,
  prepaid_offer boolean,
  affiliate_id bigint,
  percent numeric(4, 2),
  constraint order_origin__identity primary key (order_id),
  constraint order_origin__rule check ((affiliate_id is null) = (percent is null)),
  constraint order_origin__order foreign key (order_id) references shop_order (order_id),
  constraint order_origin__affiliate foreign key (affiliate_id) references affiliate (affiliate_id)
);
create index order_origin__to_pay on order_origin (affiliate_id) where affiliate_id is not null;

-- What an affiliate earned and was paid, for ever: a mistake is put right by another entry.
create table affiliate_entry (
  entry_id bigint generated always as identity,
  affiliate_id bigint not null,
  kind text not null,
  amount_paise bigint not null,
  order_id text,
  line_id bigint,
  reference text,
  at timestamptz not null,
  constraint affiliate_entry__identity primary key (entry_id),
  constraint affiliate_entry__kind check (
    (kind = 'earned' and amount_paise > 0 and line_id is not null and order_id is not null and reference is null)
    or (kind = 'taken_back' and amount_paise < 0 and line_id is not null and order_id is not null and reference is null)
    or (kind = 'paid_out' and amount_paise < 0 and line_id is null and order_id is null and reference is not null)
  ),
  constraint affiliate_entry__affiliate foreign key (affiliate_id) references affiliate (affiliate_id),
  constraint affiliate_entry__order foreign key (order_id) references shop_order (order_id),
  constraint affiliate_entry__line foreign key (line_id) references order_line (line_id)
);
create index affiliate_entry__of_affiliate on affiliate_entry (affiliate_id, at);
create index affiliate_entry__of_line on affiliate_entry (line_id) where line_id is not null;
create unique index affiliate_entry__paid_once on affiliate_entry (affiliate_id, reference) where reference is not null;

create function affiliate_entry_is_append_only() returns trigger
language plpgsql as $$
begin
  raise exception 'affiliate_entry is append-only';
end
$$;
create trigger affiliate_entry__append_only before update or delete or truncate on affiliate_entry
for each statement execute function affiliate_entry_is_append_only();

-- Of each delivered line that an affiliate brought: what its kept pieces earn, and what is written down so far.
create view affiliate_line as
select o.affiliate_id, o.order_id, l.line_id, s.delivered_at,
  floor(l.goods_paise * (l.qty - back.pieces) / l.qty * o.percent / 100)::bigint as due_paise,
  floor(l.goods_paise * o.percent / 100)::bigint as most_paise,
  booked.paise as booked_paise
from order_origin o
join shop_order s on s.order_id = o.order_id
join order_line l on l.order_id = o.order_id
cross join lateral (
  select coalesce(sum(cardinality(t.pieces)), 0) as pieces
  from return_line t join return_request r on r.request_id = t.request_id and r.state = 'refunded'
  where t.line_id = l.line_id
) back
cross join lateral (
  select coalesce(sum(amount_paise), 0)::bigint as paise from affiliate_entry where line_id = l.line_id
) booked
where o.affiliate_id is not null and s.state = 'delivered';

-- Visits are counted by where they came from.
create index stream_event__opened on stream_event (day) where name = 'APP_OPEN';
