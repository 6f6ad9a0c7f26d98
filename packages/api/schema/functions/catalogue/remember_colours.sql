-- Trigger of variant: records the names and shades of the colours of new variants in the shop's list of colours.
create or replace function remember_colours() returns trigger
language plpgsql as $$
begin
  insert into shop_colour (slug, name, hex)
  select distinct on (colour_slug) colour_slug, colour, colour_hex from after_change where colour is not null
  order by colour_slug, sku
  on conflict (slug) do nothing;
  return null;
end
$$;
