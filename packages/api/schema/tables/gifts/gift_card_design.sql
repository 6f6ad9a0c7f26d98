-- One row per gift card design, with the amounts it is offered for.
create table gift_card_design (
  slug text not null,
  title text not null,
  occasion text not null,
  image text not null,
  amounts_paise bigint[] not null,
  position integer not null,
  is_published boolean not null default true,
  constraint gift_card_design__identity primary key (slug)
);
