-- Search that forgives spelling: the words that stand in the shop, and the query a typed word really means.
create extension if not exists fuzzystrmatch;

create table shop_word (
  word text not null,
  constraint shop_word__identity primary key (word)
);
create index shop_word__beginning on shop_word (word text_pattern_ops);

create function remember_words() returns trigger
language plpgsql as $$
begin
  insert into shop_word (word)
  select distinct word from added, regexp_split_to_table(search_text, '[^[:alnum:]]+') as word
  where length(word) between 3 and 40
  order by word
  on conflict (word) do nothing;
  return null;
end
$$;
insert into shop_word (word)
select distinct word from product_listing, regexp_split_to_table(search_text, '[^[:alnum:]]+') as word
where length(word) between 3 and 40;
create trigger product_listing__remember_words after insert on product_listing
referencing new table as added for each statement execute function remember_words();
create trigger product_listing__remember_changed_words after update on product_listing
referencing new table as added for each statement execute function remember_words();

-- A word that begins something in the shop means that; any other means the words that are two letters away or less.
-- They are looked for among all words, which are a few thousand however many products there are.
create function forgiving_query(typed text) returns tsquery
language sql stable parallel safe as $$
  select case
    when exists (select from shop_word where word ~>=~ typed and word ~<~ (typed || chr(1114109)))
      then to_tsquery('english', typed || ':*')
    else coalesce(
      (
        select to_tsquery('english', string_agg(near.word, ' | '))
        from (
          select word from shop_word
          where length(typed) between 4 and 30 and abs(length(word) - length(typed)) <= 2
            and levenshtein_less_equal(word, typed, 2) <= 2
          order by levenshtein(word, typed), similarity(word, typed) desc, word limit 3
        ) near
      ),
      to_tsquery('english', typed || ':*')
    )
  end
$$;

-- Likeness is asked of single words now, no longer of whole rows.
drop index product_listing__search_text;

-- PostgreSQL writes `"key" : value`. A quote after a letter ends a key or a value and is never inside one, because
-- there it would stand behind a backslash; so the blanks around the colon can go, a tenth of a page.
create function without_blanks(written text) returns text
language sql immutable parallel safe as $$ select regexp_replace(written, '([a-zA-Z0-9_])" : ', '\1":', 'g') $$;

create function ready_listing() returns trigger
language plpgsql as $$
begin
  new.card := without_blanks(new.card);
  return new;
end
$$;
create trigger product_listing__ready before insert or update on product_listing
for each row execute function ready_listing();

create function ready_document() returns trigger
language plpgsql as $$
begin
  new.body := without_blanks(new.body);
  return new;
end
$$;
create trigger product_document__ready before insert or update on product_document
for each row execute function ready_document();

select refresh_products(array(select id from product order by id));
