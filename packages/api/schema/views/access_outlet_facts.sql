-- The public facts of an outlet of the access programme, which is a place or a merchant.
create or replace view access_outlet_facts as
select o.id, 'place' as kind, p.slug, p.title, p.city, coalesce(l.name, '') as locality,
  path_of('place', null, p.slug) as href,
  content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground)::jsonb as image, p.status <> 'draft' as is_open
from access_outlet o
join place p on p.id = o.place_id
left join locality l on l.city = p.city and l.slug = p.locality_slug
union all
select o.id, 'merchant', m.slug, m.name, m.city, m.locality, path_of('merchant', null, m.slug),
  merchant_picture(m)::jsonb, true
from access_outlet o
join merchant m on m.id = o.merchant_id;
