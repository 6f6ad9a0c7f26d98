-- Trigger of variant: a colour that changed is known to the shop by its name and shade.
create or replace function remember_colour() returns trigger
language plpgsql as $$
begin
  insert into shop_colour (slug, name, hex) values (new.colour_slug, new.colour, new.colour_hex)
  on conflict (slug) do nothing;
  return null;
end
$$;
