-- One row per colour in the shop, with its name and shade, so that filter labels do not require reading every variant.
create table shop_colour (
  slug text not null,
  name text not null,
  hex text not null,
  constraint shop_colour__identity primary key (slug),
  constraint shop_colour__hex check (hex ~ '^#[0-9a-f]{6}$')
);

create trigger shop_colour__note after insert or delete or update on shop_colour for each statement
  execute function note_lookups();
