-- What a word means beside what it says, in several languages and scripts: `jhola` is a bag, `diya` a lamp. Things
-- that carry the word itself come first; filler words of a phrase (ka, ke, ki) do not matter.
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
