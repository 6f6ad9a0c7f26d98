-- One append-only row per amount earned by, taken back from or paid to an affiliate; mistakes are corrected by another
-- entry.
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
  constraint affiliate_entry__kind check (kind = 'earned' and amount_paise > 0 and line_id is not null
    and order_id is not null and reference is null or kind = 'taken_back' and amount_paise < 0
    and line_id is not null and order_id is not null and reference is null or kind = 'paid_out' and amount_paise < 0
    and line_id is null and order_id is null and reference is not null),
  constraint affiliate_entry__affiliate foreign key (affiliate_id) references affiliate (affiliate_id),
  constraint affiliate_entry__line foreign key (line_id) references order_line (line_id),
  constraint affiliate_entry__order foreign key (order_id) references shop_order (order_id)
);
create index affiliate_entry__of_affiliate on affiliate_entry (affiliate_id, at);
create index affiliate_entry__of_line on affiliate_entry (line_id) where line_id is not null;
create unique index affiliate_entry__paid_once on affiliate_entry (affiliate_id, reference)
  where reference is not null;

create trigger affiliate_entry__append_only before delete or update or truncate on affiliate_entry
  for each statement execute function affiliate_entry_is_append_only();
