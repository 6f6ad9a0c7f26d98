-- The ids of uploaded videos that a post, an event or a campaign page shows, in its draft or in an earlier version that
-- can be restored, and those of the films of a city. Each condition is that of an index, so that few documents are read.
create or replace function uploaded_videos_in_use() returns setof text
language plpgsql stable as $$
begin
  return query
    select distinct named.file #>> '{}' from (
      select jsonb_path_query(jsonb_build_array(p.blocks, p.draft), '$.**.upload.file') as file from post p
        where jsonb_path_exists(p.blocks, '$.**.upload.file') or jsonb_path_exists(p.draft, '$.**.upload.file')
      union all
      select jsonb_path_query(jsonb_build_array(e.blocks, e.draft), '$.**.upload.file') from event e
        where jsonb_path_exists(e.blocks, '$.**.upload.file') or jsonb_path_exists(e.draft, '$.**.upload.file')
      union all
      select jsonb_path_query(jsonb_build_array(c.blocks, c.variants, c.draft, c.next), '$.**.upload.file')
        from campaign_page c
        where jsonb_path_exists(c.blocks, '$.**.upload.file') or jsonb_path_exists(c.variants, '$.**.upload.file')
          or jsonb_path_exists(c.draft, '$.**.upload.file') or jsonb_path_exists(c.next, '$.**.upload.file')
      union all
      select jsonb_path_query(r.content, '$.**.upload.file') from post_revision r
        where jsonb_path_exists(r.content, '$.**.upload.file')
      union all
      select jsonb_path_query(r.content, '$.**.upload.file') from event_revision r
        where jsonb_path_exists(r.content, '$.**.upload.file')
      union all
      select jsonb_path_query(r.content, '$.**.upload.file') from campaign_page_revision r
        where jsonb_path_exists(r.content, '$.**.upload.file')
    ) named
    union
    select substring(v.file_url from '^/api/web/video/(.*)$') from video v
      where v.file_url like '/api/web/video/%';
end
$$;
