-- What saved states of a page referred to before it was removed from them, so that an editor can undo the removal of
-- another editor's upload, or of a thing that no longer exists.
alter table post_revision add dropped text[] not null default '{}';
alter table event_revision add dropped text[] not null default '{}';
alter table place_revision add dropped text[] not null default '{}';
alter table campaign_page_revision add dropped text[] not null default '{}';
