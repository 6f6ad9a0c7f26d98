-- Trigger of access_outlet: updates its offers in the search.
create or replace function refresh_offers_of_place() returns trigger language plpgsql as $$
begin
  perform refresh_searchable('offer', array(
    select a.id::text from access_offer a join access_outlet o on o.id = a.outlet_id where o.place_id = new.id));
  return null;
end
$$;
