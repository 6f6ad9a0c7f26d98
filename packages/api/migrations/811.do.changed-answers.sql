-- A report of a question counts once for each answer; see schema/tables/shop/product_question.sql.
alter table product_question add column answer_changed_at timestamptz;
