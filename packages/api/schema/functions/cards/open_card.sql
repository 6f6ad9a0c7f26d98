-- A card as it is stored: the text of its JSON object without the closing brace, so that completed_card can add what
-- depends on the time or on the visitor without parsing it.
create or replace function open_card(card text) returns text language sql immutable parallel safe as $$
  select left(card, -1)
$$;
