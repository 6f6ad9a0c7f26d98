-- Tags of the gift finder by category. What everything of a category is, so that a product is found on the day it is
-- put up for sale.
create table category_gift_tag (
  category_id integer not null,
  tag text not null,
  constraint category_gift_tag__identity primary key (category_id, tag),
  constraint category_gift_tag__category foreign key (category_id) references category (id) on delete cascade,
  constraint category_gift_tag__tag foreign key (tag) references gift_tag (tag) on delete cascade
);
create index category_gift_tag__by_tag on category_gift_tag (tag);
