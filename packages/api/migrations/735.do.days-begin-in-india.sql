-- What has no beginning of its own began at a midnight in UTC, which staff read as 5:30 in the morning.
alter table ballot alter column starts_at set default '2019-12-31 18:30:00+00';
alter table form alter column starts_at set default '2019-12-31 18:30:00+00';
alter table banner alter column starts_at set default '2019-12-31 18:30:00+00';
alter table coupon_banner alter column starts_at set default '2019-12-31 18:30:00+00';
alter table campaign_page alter column starts_at set default '2025-12-31 18:30:00+00';
update ballot set starts_at = '2019-12-31 18:30:00+00' where starts_at = '2020-01-01 00:00:00+00';
update form set starts_at = '2019-12-31 18:30:00+00' where starts_at = '2020-01-01 00:00:00+00';
update banner set starts_at = '2019-12-31 18:30:00+00' where starts_at = '2020-01-01 00:00:00+00';
update coupon_banner set starts_at = '2019-12-31 18:30:00+00' where starts_at = '2020-01-01 00:00:00+00';
update campaign_page set starts_at = '2025-12-31 18:30:00+00' where starts_at = '2026-01-01 00:00:00+00';
