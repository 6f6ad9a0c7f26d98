-- Categories that people and older links know by one word: footwear is shopping/shoes.
alter table category add column short_name text;
alter table category add constraint category__short_name unique (short_name);

update category c set short_name = names.short_name
from (
  values
    ('footwear', 'shopping/shoes'),
    ('jewellery', 'shopping/jewellery'),
    ('bags', 'shopping/bags'),
    ('snacks', 'snacks-groceries'),
    ('skin-care', 'beauty/skin-care')
) as names (short_name, path)
where c.path = names.path;
