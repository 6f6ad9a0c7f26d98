-- The gift finder: what suits whom, the questions that staff ask, and the lists that people made by answering them.

-- Words that questions and products share: 'cooking', 'mother', 'diwali', 'leather'.
create table gift_tag (
  tag text not null,
  label text not null,
  constraint gift_tag__identity primary key (tag),
  constraint gift_tag__tag check (tag ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(tag) <= 40),
  constraint gift_tag__label check (length(label) between 1 and 60)
);

-- What everything of a category is, so that a product is found on the day it is put up for sale.
create table category_gift_tag (
  category_id integer not null,
  tag text not null,
  constraint category_gift_tag__identity primary key (category_id, tag),
  constraint category_gift_tag__category foreign key (category_id) references category (id) on delete cascade,
  constraint category_gift_tag__tag foreign key (tag) references gift_tag (tag) on delete cascade
);
create index category_gift_tag__by_tag on category_gift_tag (tag);

-- What one product is besides; with `fits` false a tag of its category does not hold for it.
create table product_gift_tag (
  product_id bigint not null,
  tag text not null,
  fits boolean not null default true,
  constraint product_gift_tag__identity primary key (product_id, tag),
  constraint product_gift_tag__product foreign key (product_id) references product (id) on delete cascade,
  constraint product_gift_tag__tag foreign key (tag) references gift_tag (tag) on delete cascade
);
create index product_gift_tag__by_tag on product_gift_tag (tag, product_id) where fits;

create table gift_questionnaire (
  slug text not null,
  version integer not null default 1,
  position integer not null default 0,
  is_published boolean not null default false,
  constraint gift_questionnaire__identity primary key (slug),
  constraint gift_questionnaire__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  constraint gift_questionnaire__version check (version > 0)
);

-- Every version is kept: a list that somebody shared is read with the questions that were asked then.
create table gift_questionnaire_version (
  slug text not null,
  version integer not null,
  content jsonb not null,
  saved_by bigint,
  saved_at timestamptz not null default now(),
  constraint gift_questionnaire_version__identity primary key (slug, version),
  constraint gift_questionnaire_version__content check (jsonb_typeof(content -> 'questions') = 'array'),
  constraint gift_questionnaire_version__questionnaire foreign key (slug) references gift_questionnaire (slug),
  constraint gift_questionnaire_version__editor foreign key (saved_by) references app_user (id) on delete set null
);
alter table gift_questionnaire add constraint gift_questionnaire__asks
  foreign key (slug, version) references gift_questionnaire_version (slug, version) deferrable initially deferred;

-- A list belongs to an account or to a browser, which holds the key whose hash stands here.
create table gift_choice (
  id text not null,
  slug text not null,
  version integer not null,
  answers jsonb not null,
  user_id bigint,
  browser_key bytea,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint gift_choice__identity primary key (id),
  constraint gift_choice__id check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint gift_choice__answers check (jsonb_typeof(answers) = 'array'),
  constraint gift_choice__has_an_owner check ((user_id is null) <> (browser_key is null)),
  constraint gift_choice__questions foreign key (slug, version) references gift_questionnaire_version (slug, version),
  constraint gift_choice__user foreign key (user_id) references app_user (id) on delete cascade
);
create index gift_choice__of_user on gift_choice (user_id) where user_id is not null;
create index gift_choice__age on gift_choice (changed_at);
