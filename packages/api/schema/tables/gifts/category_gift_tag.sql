-- One row per gift-finder tag that holds for all products of a category, so that a new product is found at once.
create table category_gift_tag (
  category_id integer not null,
  tag text not null,
  constraint category_gift_tag__identity primary key (category_id, tag),
  constraint category_gift_tag__category foreign key (category_id) references category (id) on delete cascade,
  constraint category_gift_tag__tag foreign key (tag) references gift_tag (tag) on delete cascade
);
create index category_gift_tag__by_tag on category_gift_tag (tag);
