-- A saved line that its owner removed can be put back for a day.
alter table cart_saved_line add column removed_at timestamptz;
create index cart_saved_line__removed on cart_saved_line (removed_at) where removed_at is not null;
