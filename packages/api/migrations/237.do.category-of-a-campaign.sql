-- The category in a campaign's address: one campaign has one address, and others lead to it.
alter table campaign_page add column category text not null default 'festive';
alter table campaign_page alter column category drop default;
alter table campaign_page add constraint campaign_page__category check (category ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
comment on column campaign_page.category is 'The segment before the slug: /campaign/festive/diwali-lights.';
