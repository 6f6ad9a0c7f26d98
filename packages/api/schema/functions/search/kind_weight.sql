-- How popular an entry of each kind counts as in the search, before its own position, saves or reviews. What leads
-- to many results at once comes first; a film is rarely what a word alone asks for.
create or replace function kind_weight(kind text) returns integer
language sql immutable strict parallel safe as $$
  select case kind
    when 'locality' then 600
    when 'category' then 560
    when 'tag' then 540
    when 'section' then 520
    when 'event' then 450
    when 'mall' then 440
    when 'map' then 420
    when 'author' then 410
    when 'brand' then 400
    when 'place' then 400
    when 'offer' then 390
    when 'post' then 380
    when 'video' then 360
  end
$$;
