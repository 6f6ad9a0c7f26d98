-- When its merchant last corrected what is said or shown of a product: sitemaps tell search engines.
alter table product add column corrected_at timestamptz;
