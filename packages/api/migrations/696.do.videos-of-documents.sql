-- When no post, event or campaign page showed a used video any more; it is deleted a week later. Of the older videos
-- nothing could be shown in a document, so the next sweep decides.
alter table video_file add unused_since timestamptz;
create index video_file__abandoned on video_file (unused_since) where unused_since is not null;

-- The few documents with an uploaded video, so that the hourly look for used ones need not read all of them.
create index post__uploaded_video on post (id)
  where jsonb_path_exists(blocks, '$.**.upload.file') or jsonb_path_exists(draft, '$.**.upload.file');
create index event__uploaded_video on event (id)
  where jsonb_path_exists(blocks, '$.**.upload.file') or jsonb_path_exists(draft, '$.**.upload.file');
create index campaign_page__uploaded_video on campaign_page (id)
  where jsonb_path_exists(blocks, '$.**.upload.file') or jsonb_path_exists(variants, '$.**.upload.file')
    or jsonb_path_exists(draft, '$.**.upload.file') or jsonb_path_exists(next, '$.**.upload.file');
create index post_revision__uploaded_video on post_revision (post_id)
  where jsonb_path_exists(content, '$.**.upload.file');
create index event_revision__uploaded_video on event_revision (event_id)
  where jsonb_path_exists(content, '$.**.upload.file');
create index campaign_page_revision__uploaded_video on campaign_page_revision (campaign_page_id)
  where jsonb_path_exists(content, '$.**.upload.file');
