-- Whole phrases that people search for in Hindi and English, whose words say little one by one.
-- The trigger waits: in an earlier database it still tells of the change by a name that migration 619 removed. Processes
-- that start with these words read all of them.
alter table search_word disable trigger search_word__note;
insert into search_word (word, meaning)
select word, unnest(meanings::text[]) from (values
  ('book shop', '{book,bookshop}'), ('chai ki dukan', '{chai,tea,tearoom}'),
  ('chai peene ki jagah', '{chai,irani,tea,tearoom}'), ('coffee shop', '{cafe,coffee}'),
  ('ghoomne ki jagah', '{fort,garden,market,museum,park,stepwell,walk}'),
  ('ghumne ki jagah', '{fort,garden,market,museum,park,stepwell,walk}'), ('juta', '{jutti,shoe}'),
  ('khane ki jagah', '{cafe,canteen,dining,food,kitchen,restaurant}'), ('peene ki jagah', '{bar,brewery,cafe,tearoom}'),
  ('tea shop', '{chai,tea,tearoom}'),
  ('कॉफी शॉप', '{cafe,coffee}'), ('खाने की जगह', '{cafe,canteen,dining,food,kitchen,restaurant}'),
  ('घूमने की जगह', '{fort,garden,market,museum,park,stepwell,walk}'), ('चाय की दुकान', '{chai,tea,tearoom}'),
  ('चाय पीने की जगह', '{chai,irani,tea,tearoom}'),
  ('जूता', '{jutti,shoe}'), ('पीने की जगह', '{bar,brewery,cafe,tearoom}')
) as known (word, meanings)
on conflict do nothing;
alter table search_word enable trigger search_word__note;
