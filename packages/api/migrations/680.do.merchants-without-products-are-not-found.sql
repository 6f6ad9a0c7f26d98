-- Search finds merchants who sell something; keep_sellers_found adds and removes them from now on.
delete from searchable s where s.kind = 'brand' and not exists (
  select from product p where p.merchant_id::text = s.ref and p.is_published
);
