-- The pages of products are built by the API from the tables (decision 0647); the stored copies go, with the functions
-- that wrote them. Nukkad is not deployed anywhere yet, so no process of an earlier release reads them.
drop table product_document cascade;
