-- One row per line of a cart. `options_key` distinguishes lines of the same SKU that differ only in what was asked for
-- ("Name: Asha"). `last_add_key` is the client's key of the latest add, so that one sent twice adds once; a row per key,
-- as in idempotency_key, would cost every add a write of its own.
create table cart_line (
  line_id bigint generated always as identity,
  cart_id bigint not null,
  sku text not null,
  qty integer not null,
  options jsonb not null default '[]',
  options_key text not null default '',
  seen_paise bigint not null,
  added_at timestamptz not null default now(),
  last_add_key text,
  constraint cart_line__identity primary key (line_id),
  constraint cart_line__once unique (cart_id, sku, options_key),
  constraint cart_line__last_add_key check (length(last_add_key) <= 200),
  constraint cart_line__options check (jsonb_typeof(options) = 'array'),
  constraint cart_line__qty check (qty >= 1 and qty <= 50),
  constraint cart_line__seen check (seen_paise > 0),
  constraint cart_line__cart foreign key (cart_id) references cart (cart_id) on delete cascade
);
