-- Trigger of merchant: refreshes the products of merchants when something changed that is shown with them.
create or replace function merchant_changed() returns trigger
language plpgsql as $$
begin
  perform refresh_shown(array(
    select p.id from fresh n join stale o using (id) join product p on p.merchant_id = n.id
    where (n.slug, n.name, n.maker, n.city, n.locality, n.since, n.story_title, n.story, n.picture_ground, n.picture,
        n.contact_email, n.away_from, n.away_until, n.away_words, n.is_away)
      is distinct from (o.slug, o.name, o.maker, o.city, o.locality, o.since, o.story_title, o.story, o.picture_ground,
        o.picture, o.contact_email, o.away_from, o.away_until, o.away_words, o.is_away)
  ));
  return null;
end
$$;
