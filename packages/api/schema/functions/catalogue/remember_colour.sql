-- Trigger of variant: records the name and shade of a changed colour in the shop's list of colours.
create or replace function remember_colour() returns trigger
language plpgsql as $$
begin
  insert into shop_colour (slug, name, hex) values (new.colour_slug, new.colour, new.colour_hex)
  on conflict (slug) do nothing;
  return null;
end
$$;
