-- What the older shape of a product tells besides its page.
alter table merchant add column contact_email text;
alter table merchant add constraint merchant__contact_email check (contact_email ~ '^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$');

alter table product add column size_information text;
alter table product add column model_size_information text;
alter table product add column redemption text;
-- What the buyer is asked, and whether a comment of theirs goes to the maker.
alter table product add column question text;
alter table product add column takes_comment boolean not null default false;
-- Without it a product is news for as long as its card says so.
alter table product add column news_until timestamptz;
alter table product add constraint product__news check (news_until > launched_at);

alter table product_option add column sku text;
alter table product_option add column image_width integer;
alter table product_option add column image_height integer;
alter table product_option add column guide text;
alter table product_option add constraint product_option__image check (
  (image_width is null) = (image_height is null) and (image_width is null or kind = 'file')
  and image_width > 0 and image_height > 0
);
alter table product_option_value add column sku text;
