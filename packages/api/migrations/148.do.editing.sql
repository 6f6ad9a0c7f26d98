-- What editors write waits beside what readers see, until it is published.
--
-- draft          the columns of the post as they will be; null where readers see all there is
-- edited_by, at  who saved last
-- post_revision  the last states that were saved, to go back to
alter table post
  add column draft jsonb,
  add column edited_by bigint,
  add column edited_at timestamptz,
  add constraint post__edited_by foreign key (edited_by) references app_user (id) on delete set null,
  add constraint post__draft check (jsonb_typeof(draft) = 'object');
create index post__touched on post ((coalesce(edited_at, updated_at)) desc, id desc);

create table post_revision (
  post_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  constraint post_revision__identity primary key (post_id, version),
  constraint post_revision__post foreign key (post_id) references post (id) on delete cascade,
  constraint post_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null,
  constraint post_revision__content check (jsonb_typeof(content) = 'object')
);
create index post_revision__saver on post_revision (saved_by);
create index post__editor on post (edited_by) where edited_by is not null;
