-- Looked at every few seconds, and nearly always empty.
create index place__due on place (published_at) where status = 'scheduled';
create index post__due on post (published_at) where status = 'scheduled';
