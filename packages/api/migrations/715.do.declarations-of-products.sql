-- What the law asks shops to say of packaged goods before they are bought. Products so far were made in India.
alter table product
  add column country_of_origin text not null default 'India',
  add column net_quantity text,
  add column best_before text,
  add constraint product__country_of_origin check (length(country_of_origin) >= 2 and length(country_of_origin) <= 60),
  add constraint product__net_quantity check (length(net_quantity) >= 1 and length(net_quantity) <= 40),
  add constraint product__best_before check (length(best_before) >= 1 and length(best_before) <= 60);
