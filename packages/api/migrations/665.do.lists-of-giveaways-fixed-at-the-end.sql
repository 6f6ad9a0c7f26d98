-- The hash of the entries is stored when a giveaway ends, and no longer only by its draw.
alter table giveaway drop constraint giveaway__drawn;
alter table giveaway add constraint giveaway__drawn check (
  (drawn_at is null) = (beacon is null) and (drawn_at is null or list_hash is not null) and drawn_at >= ends_at
);
