-- The display name of a city: 'new-delhi' becomes 'New Delhi'.
create or replace function city_name(slug text) returns text
language sql immutable strict parallel safe as $$
  select case slug when 'delhi' then 'Delhi NCR' else initcap(replace(slug, '-', ' ')) end
$$;
