-- The JSON object of a stored card, with more fields ('"isNew":true') at its end or none (''). Cards kept in memory are
-- completed by completedCard in the API's http/answers/ready-json.ts; nothing else closes a card.
create or replace function completed_card(card text, fields text) returns text
language sql immutable parallel safe as $$
  select card || case fields when '' then '}' else ',' || fields || '}' end
$$;
