-- A campaign runs for a time and for some cities, and has a look of its own. `kind` says below which address it stands.
alter table campaign_page
  add column kind text not null default 'campaign',
  add column theme jsonb not null default '{"accent": "madder", "ground": "paper", "pattern": "none"}',
  add column starts_at timestamptz not null default '2026-01-01',
  add column ends_at timestamptz,
  add column cities text[] not null default '{}',
  add column updated_at timestamptz not null default now();
alter table campaign_page
  add constraint campaign_page__kind check (
    kind in ('campaign', 'deals', 'shop-event', 'shop-marketing', 'event-guide', 'cadburysilk', 'private')
  ),
  add constraint campaign_page__window check (ends_at > starts_at),
  add constraint campaign_page__theme check (jsonb_typeof(theme) = 'object');
comment on column campaign_page.starts_at is 'Inclusive.';
comment on column campaign_page.ends_at is 'Exclusive; null: it goes on.';
comment on column campaign_page.cities is 'None: everywhere.';
comment on column campaign_page.kind is 'Which address it has; private: only by a link that nobody can guess.';

-- A block has an identity that stays when it is moved, and the version of its data.
update campaign_page set blocks = coalesce((
  select jsonb_agg(
    jsonb_build_object('id', gen_random_uuid(), 'type', block ->> 'type', 'v', 1, 'data', block - 'type') order by place
  )
  from jsonb_array_elements(blocks) with ordinality as one (block, place)
), '[]');

-- The one address of a campaign; null for one that has none.
create function campaign_path(kind text, category text, slug text) returns text
language sql immutable parallel safe as $$
  select case kind
    when 'campaign' then '/campaign/' || category || '/' || slug
    when 'deals' then '/campaign/deals/' || slug
    when 'shop-event' then '/shop/events/' || slug
    when 'shop-marketing' then '/shop/marketing/' || slug
    when 'event-guide' then '/event/guides/' || slug
    when 'cadburysilk' then '/cadburysilk/category/' || slug
  end
$$;

-- Campaigns for search engines, as site_address() tells of other kinds: what has an address and runs. `area` is not asked.
create function campaign_addresses(area text, after text, most integer)
returns table (key text, href text, changed_at timestamptz)
language sql stable as $$
  select c.slug, campaign_path(c.kind, c.category, c.slug), c.updated_at
  from campaign_page c
  where c.is_published and c.kind <> 'private' and c.starts_at <= now() and (c.ends_at is null or c.ends_at > now())
    and c.slug > after
  order by c.slug limit most
$$;
