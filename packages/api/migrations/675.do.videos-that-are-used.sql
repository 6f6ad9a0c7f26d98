-- When a video was first used; unused ones are deleted after a week. It is not known which of the older ones are used, so
-- they all count as used.
alter table video_file add used_at timestamptz;
update video_file set used_at = created_at where is_complete;

create index video_file__unused on video_file (created_at) where is_complete and used_at is null;
