-- One row per tag that questions and products share: 'cooking', 'mother', 'diwali', 'leather'.
create table gift_tag (
  tag text not null,
  label text not null,
  -- Why any product with this tag is a good gift, whatever was asked: 'it is a thing to keep'. Null if the tag alone is
  -- no reason.
  because text,
  constraint gift_tag__identity primary key (tag),
  constraint gift_tag__because check (length(because) >= 1 and length(because) <= 80),
  constraint gift_tag__label check (length(label) >= 1 and length(label) <= 60),
  constraint gift_tag__tag check (tag ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(tag) <= 40)
);
