-- The feeds that list a post.
create or replace function feeds_of_post(p post) returns setof text language sql stable parallel safe as $$
  select key from (
    select p.city as key
    union all select p.city || '/kind/' || p.kind
    union all select p.city || '/locality/' || p.locality_slug
    union all select p.city || '/kind/' || p.kind || '/locality/' || p.locality_slug
    union all select p.city || '/tag/' || tag from unnest(p.tags) as tag
    union all select p.city || '/locality/' || p.locality_slug || '/tag/' || tag from unnest(p.tags) as tag
    union all select p.city || '/kind/' || p.kind || '/tag/' || tag from unnest(p.tags) as tag
    union all select 'author/' || a.handle from author a where a.user_id = p.author_id
  ) feed where p.status <> 'draft' and key is not null group by key
$$;
