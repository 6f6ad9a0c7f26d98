-- Rows that time has made meaningless are found by their age. Only columns that never change again, so that no write of
-- a visitor pays for it.
create index one_time_code__age on one_time_code (created_at);
create index refresh_token__end on refresh_token (expires_at);
create index password_reset__end on password_reset (expires_at);
create index outbox__done on outbox (done_at) where done_at is not null;
create index cart__guests_by_age on cart (created_at) where user_id is null;
