-- Who works on the site's remotes: may see which releases a page runs, and run others in their own browser.
alter table app_user drop constraint app_user__role;
alter table app_user add constraint app_user__role
  check (role in ('user', 'merchant', 'editor', 'operator', 'campaigner', 'place', 'developer'));

alter table nav_item drop constraint nav_item__role;
alter table nav_item add constraint nav_item__role
  check (role in ('merchant', 'editor', 'campaigner', 'place', 'developer'));
