-- A merchant may answer a review in public; see schema/tables/shop/review.sql.
alter table review add column answer text;
alter table review add column answered_at timestamptz;
alter table review add column version integer not null default 1;
alter table review add constraint review__answer
  check ((answer is null) = (answered_at is null) and length(answer) <= 1000);
