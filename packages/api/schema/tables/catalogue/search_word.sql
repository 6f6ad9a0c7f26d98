-- One row per further meaning of a search word, in several languages and scripts: `jhola` is a bag, `diya` a lamp.
-- Products that contain the word itself come first; filler words of a phrase (ka, ke, ki) are ignored.
create table search_word (
  word text not null,
  meaning text not null,
  constraint search_word__identity primary key (word, meaning),
  constraint search_word__form check (length(word) >= 2 and length(word) <= 60 and length(meaning) >= 2
    and length(meaning) <= 40 and word <> meaning and word = lower(word) and meaning = lower(meaning)
    and word !~ '[[:cntrl:]]')
);

create trigger search_word__note after insert or delete or update on search_word for each statement
  execute function note_lookups();
