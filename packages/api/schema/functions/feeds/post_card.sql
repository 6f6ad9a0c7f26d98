-- The card of a post in the form of the contract, as it is stored.
create or replace function post_card(p post) returns text language sql stable parallel safe as $$
  select open_card(json_build_object('id', p.id::text, 'slug', p.slug, 'city', p.city, 'kind', p.kind,
    'href', post_path(p.city, p.kind, p.slug), 'kicker', p.kicker, 'title', p.title, 'line', p.line,
    'author', coalesce((select a.name from author a where a.user_id = p.author_id), p.author), 'minutes', p.minutes,
    'saves', p.saves, 'publishedAt', wire_time(coalesce(p.published_at, p.updated_at)),
    'image', content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground))::text)
$$;
