-- The agreement on an order without the personal parts of its address, the gift note and the texts that the buyer
-- asked for.
create or replace function agreement_without_person(agreement jsonb) returns jsonb
language sql immutable parallel safe
return (agreement - 'giftNote') || jsonb_build_object(
  'address', address_without_person(agreement -> 'address'),
  'lines', coalesce((
    select jsonb_agg(line || '{"customOptions": [], "asked": []}' order by position)
    from jsonb_array_elements(agreement -> 'lines') with ordinality as l (line, position)
  ), '[]')
);
