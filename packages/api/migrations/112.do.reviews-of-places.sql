-- Reviews are of products and of places. Places belong to another module, so there is no foreign key to them.
alter table review alter column product_id drop not null;
alter table review add column place_id bigint;
alter table review add constraint review__one_subject check (num_nonnulls(product_id, place_id) = 1);
create index review__of_place on review (place_id, created_at desc, id) where place_id is not null;
create unique index review__one_a_visitor on review (place_id, user_id)
  where place_id is not null and user_id is not null;
