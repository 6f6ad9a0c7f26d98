-- Trigger of access_offer: updates the offer in the search.
create or replace function refresh_offer_in_search() returns trigger language plpgsql as $$
begin
  perform refresh_searchable('offer', array[new.id::text]);
  return null;
end
$$;
