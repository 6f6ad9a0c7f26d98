-- The glossary says "seeded" for demo data that was put into a database.
alter table seed_run rename column sown_at to seeded_at;
