-- When people were told of a saved product whose price fell. Falls are measured from now on for what was saved before.
alter table saved_item add column price_told_at timestamptz;
update saved_item set price_told_at = now() where kind = 'product';
create table price_notice (
  user_id bigint not null,
  told_at timestamptz not null,
  constraint price_notice__identity primary key (user_id),
  constraint price_notice__user foreign key (user_id) references app_user (id) on delete cascade
);
