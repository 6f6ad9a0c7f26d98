-- A person's own line and picture. Authors are known by what stands in their own row, so it is told there, too.
-- `picture` is { url, width, height, color }: an upload, drawn anew.
alter table app_user
  add column line text not null default '',
  add column picture jsonb,
  add constraint app_user__line_length check (length(line) <= 120),
  add constraint app_user__picture check (jsonb_typeof(picture) = 'object');
alter table author
  add column picture jsonb,
  add constraint author__picture check (jsonb_typeof(picture) = 'object');
