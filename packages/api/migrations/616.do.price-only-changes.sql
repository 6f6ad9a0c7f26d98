-- Whether a change of a product left all that it is found by as it was, but for its price: most changes do, and what was
-- picked without looking at prices is still right.
alter table shop_change add column is_price_only boolean not null default false;
