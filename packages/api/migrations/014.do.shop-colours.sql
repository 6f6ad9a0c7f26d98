-- Names and shades of the colours in the shop, one row each, so that a filter's labels need no look at every variant.
create table shop_colour (
  slug text not null,
  name text not null,
  hex text not null,
  constraint shop_colour__identity primary key (slug),
  constraint shop_colour__hex check (hex ~ '^#[0-9a-f]{6}$')
);
insert into shop_colour (slug, name, hex)
select distinct on (colour_slug) colour_slug, colour, colour_hex from variant where colour is not null
order by colour_slug, sku;

create function remember_colours() returns trigger
language plpgsql as $$
begin
  insert into shop_colour (slug, name, hex)
  select distinct on (colour_slug) colour_slug, colour, colour_hex from after_change where colour is not null
  order by colour_slug, sku
  on conflict (slug) do nothing;
  return null;
end
$$;
create trigger variant__remember_colours after insert on variant
referencing new table as after_change for each statement execute function remember_colours();
create trigger variant__remember_changed_colours after update on variant
referencing new table as after_change for each statement execute function remember_colours();
