-- Blocks of posts and events as campaigns have them: each with an identity and a version, pictures by their addresses.
create function as_blocks(stored jsonb, city text) returns jsonb language sql as $$
  select coalesce(jsonb_agg(
    case when block ? 'id' and block ? 'v' then block
      else jsonb_build_object('id', gen_random_uuid(), 'type', block ->> 'type', 'v', 1, 'data',
        case when block -> 'picture' ? 'scene' then jsonb_set(block - 'type', '{picture}', jsonb_build_object(
          'url', '/images/scene/' || city || '/' || (block #>> '{picture,scene}'),
          'alt', coalesce(block #>> '{picture,alt}', '')))
        else block - 'type' end)
    end order by place), '[]')
  from jsonb_array_elements(stored) with ordinality as one (block, place)
$$;

update post set blocks = as_blocks(blocks, city) where blocks <> '[]';
update post set draft = jsonb_set(draft, '{blocks}', as_blocks(draft -> 'blocks', city))
where jsonb_typeof(draft -> 'blocks') = 'array';
update post_revision r set content = jsonb_set(r.content, '{blocks}', as_blocks(r.content -> 'blocks', p.city))
from post p where p.id = r.post_id and jsonb_typeof(r.content -> 'blocks') = 'array';

update event set blocks = as_blocks(blocks, city) where blocks <> '[]';
update event set draft = jsonb_set(draft, '{blocks}', as_blocks(draft -> 'blocks', city))
where jsonb_typeof(draft -> 'blocks') = 'array';
update event_revision r set content = jsonb_set(r.content, '{blocks}', as_blocks(r.content -> 'blocks', e.city))
from event e where e.id = r.event_id and jsonb_typeof(r.content -> 'blocks') = 'array';

drop function as_blocks;
