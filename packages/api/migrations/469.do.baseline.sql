-- The tables of version 470: what 115 migrations had made by then, as one. It is history and stays as it is; what the
-- tables are today stands in schema/tables, and functions, views and triggers are made from their files.
create extension if not exists pg_trgm;

-- A stored column of `place` needs it before the other functions are made.
create function map_point(lat double precision, lng double precision) returns point
language sql immutable parallel safe as $$
  select point(6371008.8 * radians(lng), 6371008.8 * ln(tan(pi() / 4 + radians(lat) / 2)))
$$;

create table access_category (
  slug text not null,
  title text not null,
  line text not null,
  position smallint not null,
  constraint access_category__identity primary key (slug),
  constraint access_category__slug check (slug ~ '^[a-z]+(-[a-z]+)*$' and (slug not in ('all', 'card', 'counter',
    'deals')))
);

create table access_misses (
  subject text not null,
  misses integer not null,
  last_at timestamptz not null,
  constraint access_misses__identity primary key (subject)
);

create table app_user (
  id bigint generated always as identity,
  email text,
  first_name text not null,
  last_name text not null default '',
  phone text,
  role text not null default 'user',
  description text not null default '',
  instagram_link text not null default '',
  website_link text not null default '',
  password_hash text,
  email_verified_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  line text not null default '',
  picture jsonb,
  closed_at timestamptz,
  erased_at timestamptz,
  last_seen_at timestamptz not null default clock_timestamp(),
  constraint app_user_pkey primary key (id),
  constraint app_user__one_per_email unique (email),
  constraint app_user__email_lower check (email = lower(email) and length(email) <= 254),
  constraint app_user__erased check (erased_at is null or closed_at is not null and email is null and phone is null
    and first_name = 'Somebody' and last_name = '' and line = '' and description = '' and instagram_link = ''
    and website_link = '' and picture is null and password_hash is null),
  constraint app_user__first_name_length check (length(first_name) >= 1 and length(first_name) <= 60),
  constraint app_user__last_name_length check (length(last_name) <= 60),
  constraint app_user__line_length check (length(line) <= 120),
  constraint app_user__picture check (jsonb_typeof(picture) = 'object'),
  constraint app_user__role check (role in ('user', 'merchant', 'editor', 'operator', 'campaigner', 'place',
    'developer'))
);

create table access_member (
  user_id bigint not null,
  card text not null,
  salt bytea not null,
  phone_tail text,
  tail text not null generated always as (coalesce(phone_tail, "right"(card, 4))) stored,
  last_step bigint not null default 0,
  joined_at timestamptz not null,
  constraint access_member__identity primary key (user_id),
  constraint access_member__card_unique unique (card),
  constraint access_member__card check (card ~ '^[0-9]{10}$'),
  constraint access_member__phone_tail check (phone_tail ~ '^[0-9]{4}$'),
  constraint access_member__user foreign key (user_id) references app_user (id) on delete cascade
);
create index access_member__by_tail on access_member (tail);

create table address (
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  phone text not null,
  line1 text not null,
  line2 text not null default '',
  landmark text not null default '',
  city text not null,
  state text not null,
  postcode text not null,
  kind text not null default 'home',
  is_default boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  constraint address_pkey primary key (id),
  constraint address__kind check (kind in ('home', 'work', 'other')),
  constraint address__line1_length check (length(line1) >= 3 and length(line1) <= 120),
  constraint address__name_length check (length(name) >= 1 and length(name) <= 60),
  constraint address__phone check (phone ~ '^[6-9][0-9]{9}$'),
  constraint address__postcode check (postcode ~ '^[1-9][0-9]{5}$'),
  constraint address_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade
);
create index address__of_user on address (user_id);
create unique index address__one_default on address (user_id) where is_default;

create table affiliate (
  affiliate_id bigint generated always as identity,
  code text not null,
  name text not null,
  user_id bigint,
  percent numeric(4,2) not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null default 'infinity',
  constraint affiliate__identity primary key (affiliate_id),
  constraint affiliate__code_unique unique (code),
  constraint affiliate__code check (code ~ '^[A-Za-z0-9_-]{2,80}$'),
  constraint affiliate__percent check (percent > 0::numeric and percent <= 30::numeric),
  constraint affiliate__window check (starts_at < ends_at),
  constraint affiliate__user foreign key (user_id) references app_user (id) on delete set null
);

create table author (
  user_id bigint not null,
  handle text not null,
  name text not null,
  line text not null,
  story text not null,
  city text,
  face jsonb,
  picture jsonb,
  constraint author__identity primary key (user_id),
  constraint author__handle_unique unique (handle),
  constraint author__handle check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and handle !~ '^[0-9]+$'),
  constraint author__name check (length(name) >= 1 and length(name) <= 120),
  constraint author__picture check (jsonb_typeof(picture) = 'object'),
  constraint author__account foreign key (user_id) references app_user (id) on delete cascade
);

create table award_winner (
  year integer not null,
  award text not null,
  slug text not null,
  name text not null,
  line text not null,
  picture_url text,
  picture_alt text,
  picture_ground text,
  position integer not null default 0,
  constraint award_winner__identity primary key (year, award),
  constraint award_winner__picture check ((picture_url is null) = (picture_alt is null)
    and (picture_url is null) = (picture_ground is null))
);

create table ballot (
  id text not null,
  kind text not null,
  title text not null,
  intro text not null default '',
  category text,
  year integer,
  position integer not null default 0,
  starts_at timestamptz not null default '2020-01-01 00:00:00+00',
  ends_at timestamptz,
  is_published boolean not null default true,
  last_number integer not null default 0,
  last_hash bytea not null default '\x',
  hides_until_end boolean not null default false,
  constraint ballot__identity primary key (id),
  constraint ballot__one_a_year unique (category, year),
  constraint ballot__award check ((kind = 'award') = (category is not null and year is not null)),
  constraint ballot__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint ballot__kind check (kind in ('poll', 'award')),
  constraint ballot__time check (ends_at > starts_at)
);

create table ballot_option (
  ballot_id text not null,
  id text not null,
  title text not null,
  line text not null default '',
  slug text,
  picture_url text,
  picture_alt text,
  picture_ground text,
  position integer not null default 0,
  votes integer not null default 0,
  constraint ballot_option__identity primary key (ballot_id, id),
  constraint ballot_option__picture check ((picture_url is null) = (picture_alt is null)
    and (picture_url is null) = (picture_ground is null)),
  constraint ballot_option__ballot foreign key (ballot_id) references ballot (id) on delete cascade
);

create table banner (
  id integer generated by default as identity,
  screen text not null,
  cities text[] not null default '{}',
  kicker text not null default '',
  title text not null,
  line text not null,
  url text not null,
  cta text not null,
  picture_url text,
  picture_alt text,
  picture_ground text,
  position integer not null default 0,
  starts_at timestamptz not null default '2020-01-01 00:00:00+00',
  ends_at timestamptz,
  is_published boolean not null default true,
  constraint banner__identity primary key (id),
  constraint banner__ad_ends check (screen <> 'ad' or ends_at is not null),
  constraint banner__picture check ((picture_url is null) = (picture_alt is null)
    and (picture_url is null) = (picture_ground is null)),
  constraint banner__position check (position >= 0 and position <= 999),
  constraint banner__time check (ends_at > starts_at),
  constraint banner__url check (url ~ '^/' or url ~ '^https://')
);
create index banner__by_screen on banner (screen, position);

create table brand_list (
  slug text not null,
  title text not null,
  intro text not null,
  is_published boolean not null default false,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity',
  constraint brand_list__identity primary key (slug),
  constraint brand_list__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint brand_list__time check (starts_at < ends_at),
  constraint brand_list__title check (length(title) >= 1 and length(title) <= 120)
);

create table campaign_page (
  slug text not null,
  title text not null,
  description text not null,
  picture_url text not null,
  picture_alt text not null,
  picture_ground text not null,
  blocks jsonb not null,
  is_published boolean not null default true,
  category text not null,
  kind text not null default 'campaign',
  theme jsonb not null default '{"accent": "madder", "ground": "paper", "pattern": "none"}',
  starts_at timestamptz not null default '2026-01-01 00:00:00+00',
  ends_at timestamptz,
  cities text[] not null default '{}',
  updated_at timestamptz not null default now(),
  id bigint generated always as identity,
  version integer not null default 1,
  variants jsonb not null default '[]',
  share smallint not null default 100,
  phase integer not null default 1,
  phase_at timestamptz not null default now(),
  draft jsonb,
  next jsonb,
  next_at timestamptz,
  next_version integer,
  edited_by bigint,
  edited_at timestamptz,
  goal text not null default 'taps',
  constraint campaign_page__identity primary key (slug),
  constraint campaign_page__id unique (id),
  constraint campaign_page__blocks check (jsonb_typeof(blocks) = 'array'),
  constraint campaign_page__category check (category ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint campaign_page__draft check (jsonb_typeof(draft) = 'object'),
  constraint campaign_page__goal check (goal in ('taps', 'adds', 'orders')),
  constraint campaign_page__kind check (kind in ('campaign', 'deals', 'shop-event', 'shop-marketing', 'event-guide',
    'cadburysilk', 'landing', 'private')),
  constraint campaign_page__next check (jsonb_typeof(next) = 'object' and (num_nulls(next, next_at,
    next_version) = any (array[0, 3]))),
  constraint campaign_page__share check (share >= 1 and share <= 100),
  constraint campaign_page__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint campaign_page__theme check (jsonb_typeof(theme) = 'object'),
  constraint campaign_page__variants check (jsonb_typeof(variants) = 'array' and jsonb_array_length(variants) <= 3),
  constraint campaign_page__window check (ends_at > starts_at),
  constraint campaign_page__edited_by foreign key (edited_by) references app_user (id) on delete set null
);
create index campaign_page__due on campaign_page (next_at) where next_at is not null;
create index campaign_page__editor on campaign_page (edited_by) where edited_by is not null;

create table campaign_page_revision (
  campaign_page_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  constraint campaign_page_revision__identity primary key (campaign_page_id, version),
  constraint campaign_page_revision__content check (jsonb_typeof(content) = 'object'),
  constraint campaign_page_revision__page foreign key (campaign_page_id)
    references campaign_page (id) on delete cascade,
  constraint campaign_page_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null
);
create index campaign_page_revision__saver on campaign_page_revision (saved_by);

create table cart (
  cart_id bigint generated always as identity (start with 100001),
  user_id bigint,
  masked_id text,
  state text not null default 'active',
  coupon_code text,
  payment_method text,
  pincode text,
  address_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 0,
  use_perks boolean not null default false,
  constraint cart__identity primary key (cart_id),
  constraint cart__masked_unique unique (masked_id),
  constraint cart__masked check (masked_id ~ '^[0-9a-f]{32}$'),
  constraint cart__method check (payment_method in ('razorpay', 'cashondelivery', 'free')),
  constraint cart__one_owner check ((user_id is null) <> (masked_id is null)),
  constraint cart__ordered_by_user check (state <> 'ordered' or user_id is not null),
  constraint cart__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint cart__state check (state in ('active', 'merged', 'ordered')),
  constraint cart__address foreign key (address_id) references address (id) on delete set null,
  constraint cart__user foreign key (user_id) references app_user (id) on delete cascade
);
create index cart__guests_by_age on cart (created_at) where user_id is null;
create unique index cart__one_active on cart (user_id) where state = 'active';

create table cart_line (
  line_id bigint generated always as identity,
  cart_id bigint not null,
  sku text not null,
  qty integer not null,
  options jsonb not null default '[]',
  options_key text not null default '',
  seen_paise bigint not null,
  added_at timestamptz not null default now(),
  constraint cart_line__identity primary key (line_id),
  constraint cart_line__once unique (cart_id, sku, options_key),
  constraint cart_line__options check (jsonb_typeof(options) = 'array'),
  constraint cart_line__qty check (qty >= 1 and qty <= 50),
  constraint cart_line__seen check (seen_paise > 0),
  constraint cart_line__cart foreign key (cart_id) references cart (cart_id) on delete cascade
);

create table cart_origin (
  cart_id bigint not null,
  source text,
  affiliation text,
  affiliated_at timestamptz,
  referral_code text,
  click_id text,
  prepaid_offer boolean,
  constraint cart_origin__identity primary key (cart_id),
  constraint cart_origin__affiliated check ((affiliation is null) = (affiliated_at is null)),
  constraint cart_origin__cart foreign key (cart_id) references cart (cart_id) on delete cascade
);

create table cart_saved_line (
  saved_id bigint generated always as identity,
  user_id bigint,
  cart_id bigint,
  sku text not null,
  qty integer not null,
  options jsonb not null default '[]',
  options_key text not null default '',
  saved_at timestamptz not null,
  constraint cart_saved_line__identity primary key (saved_id),
  constraint cart_saved_line__once unique nulls not distinct (user_id, cart_id, sku, options_key),
  constraint cart_saved_line__one_owner check ((user_id is null) <> (cart_id is null)),
  constraint cart_saved_line__options check (jsonb_typeof(options) = 'array'),
  constraint cart_saved_line__qty check (qty >= 1 and qty <= 50),
  constraint cart_saved_line__cart foreign key (cart_id) references cart (cart_id) on delete cascade,
  constraint cart_saved_line__user foreign key (user_id) references app_user (id) on delete cascade
);
create index cart_saved_line__of_cart on cart_saved_line (cart_id) where cart_id is not null;

create table category (
  id integer generated by default as identity,
  path text not null,
  parent_id integer,
  title text not null,
  description text not null,
  position integer not null default 0,
  product_count integer not null default 0,
  picture_ground text not null default '#e8dfd0',
  short_name text,
  constraint category__identity primary key (id),
  constraint category__path_unique unique (path),
  constraint category__short_name unique (short_name),
  constraint category__count check (product_count >= 0),
  constraint category__path check (path ~ '^[a-z0-9-]+(/[a-z0-9-]+)?$'),
  constraint category__two_levels check ((parent_id is null) = (strpos(path, '/') = 0)),
  constraint category__parent foreign key (parent_id) references category (id)
);

create table checkout_transaction (
  transaction_id text not null,
  user_id bigint not null,
  cart_id bigint,
  state text not null default 'created',
  method text not null,
  amount_paise bigint not null,
  currency text not null default 'INR',
  agreement jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  credit_paise bigint not null default 0,
  reason text,
  ended_by text,
  held_until timestamptz,
  kind text not null default 'bag',
  subject text,
  gift_paise bigint not null default 0,
  constraint checkout_transaction__identity primary key (transaction_id),
  constraint checkout_transaction__amount check (amount_paise >= 0 and (method <> 'free' or amount_paise = 0)),
  constraint checkout_transaction__buys_one_thing check ((kind = 'bag') = (cart_id is not null)
    and (kind = 'bag') = (subject is null)),
  constraint checkout_transaction__credit check (credit_paise >= 0),
  constraint checkout_transaction__currency check (currency = 'INR'),
  constraint checkout_transaction__ended_by check (ended_by in ('buyer', 'payment', 'time', 'change')),
  constraint checkout_transaction__gift check (gift_paise >= 0),
  constraint checkout_transaction__method check (method in ('razorpay', 'cashondelivery', 'free')),
  constraint checkout_transaction__state check (state in ('created', 'pending', 'paid', 'placed', 'failed', 'review',
    'refunded')),
  constraint checkout_transaction__cart foreign key (cart_id) references cart (cart_id),
  constraint checkout_transaction__user foreign key (user_id) references app_user (id)
);
create index checkout_transaction__by_user on checkout_transaction (user_id, created_at desc);
create unique index checkout_transaction__one_open on checkout_transaction (cart_id) where state in ('created',
  'pending');
create unique index checkout_transaction__one_open_purchase on checkout_transaction (kind, subject)
  where (state in ('created', 'pending')) and subject is not null;
create unique index checkout_transaction__one_placed on checkout_transaction (cart_id) where state = 'placed';
create unique index checkout_transaction__one_placed_purchase on checkout_transaction (kind, subject)
  where state = 'placed' and subject is not null;

create table city_address (
  slug text not null,
  kind text not null,
  constraint city_address__identity primary key (slug),
  constraint city_address__kind check (kind in ('post', 'event'))
);

create table city_home (
  city text not null,
  hero_title text not null,
  hero_text text not null,
  hero_scene text not null,
  hero_alt text not null,
  hero_ground text not null,
  actions jsonb not null,
  chips jsonb not null,
  constraint city_home__identity primary key (city),
  constraint city_home__ground check (hero_ground ~ '^#[0-9a-f]{6}$'),
  constraint city_home__lists check (jsonb_typeof(actions) = 'array' and jsonb_typeof(chips) = 'array')
);

create table comment (
  id bigint generated always as identity,
  object text not null,
  ref text not null,
  user_id bigint not null,
  body text not null,
  state text not null default 'published',
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  read_at timestamptz,
  constraint comment__identity primary key (id),
  constraint comment__body check (length(body) >= 1 and length(body) <= 2000),
  constraint comment__object check (object in ('post', 'place', 'event')),
  constraint comment__ref check (ref ~ '^([a-z-]{1,40}/)?[A-Za-z0-9][A-Za-z0-9._-]{0,159}$'),
  constraint comment__state check (state in ('published', 'held', 'refused')),
  constraint comment__user foreign key (user_id) references app_user (id) on delete cascade
);
create index comment__held on comment (created_at) where state = 'held' and deleted_at is null;
create index comment__of_thing on comment (object, ref, id desc) where state = 'published' and deleted_at is null;
create index comment__of_writer on comment (user_id, created_at desc);

create table comment_flag (
  comment_id bigint not null,
  user_id bigint not null,
  reason text not null default '',
  created_at timestamptz not null,
  constraint comment_flag__identity primary key (comment_id, user_id),
  constraint comment_flag__comment foreign key (comment_id) references comment (id) on delete cascade,
  constraint comment_flag__user foreign key (user_id) references app_user (id) on delete cascade
);

create table coupon_banner (
  id integer generated by default as identity,
  kind text not null,
  words text not null,
  url text,
  cta text,
  cities text[] not null default '{}',
  position integer not null default 0,
  starts_at timestamptz not null default '2020-01-01 00:00:00+00',
  ends_at timestamptz,
  constraint coupon_banner__identity primary key (id),
  constraint coupon_banner__kind check (kind in ('feature', 'offer')),
  constraint coupon_banner__time check (ends_at > starts_at),
  constraint coupon_banner__url check (url ~ '^/' or url ~ '^https://'),
  constraint coupon_banner__words check (length(words) >= 1 and length(words) <= 500)
);

create table custom_category (
  slug text not null,
  title text not null,
  description text not null,
  filter jsonb not null,
  sort smallint,
  picture_category text not null,
  position integer not null default 0,
  constraint custom_category__identity primary key (slug),
  constraint custom_category__filter check (jsonb_typeof(filter) = 'object'),
  constraint custom_category__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint custom_category__sort check (sort >= 0 and sort <= 20),
  constraint custom_category__picture foreign key (picture_category) references category (path)
);

create table data_copy (
  copy_id uuid not null,
  user_id bigint not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  ready_at timestamptz,
  taken_at timestamptz,
  file bytea,
  constraint data_copy__identity primary key (copy_id),
  constraint data_copy__file check ((file is not null) = (ready_at is not null and taken_at is null)),
  constraint data_copy__user foreign key (user_id) references app_user (id) on delete cascade
);
create index data_copy__of_user on data_copy (user_id, asked_at desc);
create index data_copy__old on data_copy (expires_at);

create table engagement_profile (
  user_id bigint not null,
  city text,
  preferences text[] not null default '{}',
  gender text,
  birth_year smallint,
  agreed_at timestamptz not null,
  constraint engagement_profile__identity primary key (user_id),
  constraint engagement_profile__born check (birth_year >= 1900 and birth_year <= 2100),
  constraint engagement_profile__gender check (gender in ('woman', 'man', 'other')),
  constraint engagement_profile__preferences check (cardinality(preferences) <= 20),
  constraint engagement_profile__user foreign key (user_id) references app_user (id) on delete cascade
);

create table experience_category (
  campaign text not null,
  slug text not null,
  title text not null,
  line text not null,
  image jsonb not null,
  position smallint not null,
  constraint experience_category__identity primary key (campaign, slug),
  constraint experience_category__campaign check (campaign in ('friends-day-out', 'singapore')),
  constraint experience_category__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create table experience (
  id bigint generated by default as identity,
  campaign text not null,
  category text not null,
  slug text not null,
  title text not null,
  line text not null,
  story text[] not null,
  city text,
  area text not null,
  place_slug text,
  event_slug text,
  price_paise bigint,
  price_for text not null default '',
  people text not null default '',
  minutes integer,
  on_days text not null default '',
  includes text[] not null default '{}',
  images jsonb not null,
  is_published boolean not null default true,
  position smallint not null default 0,
  constraint experience__identity primary key (id),
  constraint experience__slug_unique unique (campaign, slug),
  constraint experience__images check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
  constraint experience__price check (price_paise >= 0),
  constraint experience__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint experience__category foreign key (campaign, category) references experience_category (campaign, slug)
);
create index experience__by_category on experience (campaign, category, position, id) where is_published;

create table follow (
  follower_id bigint not null,
  followed_id bigint not null,
  created_at timestamptz not null,
  constraint follow__identity primary key (follower_id, followed_id),
  constraint follow__another check (follower_id <> followed_id),
  constraint follow__followed foreign key (followed_id) references app_user (id) on delete cascade,
  constraint follow__follower foreign key (follower_id) references app_user (id) on delete cascade
);
create index follow__followers on follow (followed_id, created_at desc, follower_id);
create index follow__following on follow (follower_id, created_at desc, followed_id);

create table form (
  id text not null,
  version integer not null default 1,
  title text not null,
  intro text not null default '',
  submit text not null,
  thanks text not null,
  team_email text,
  starts_at timestamptz not null default '2020-01-01 00:00:00+00',
  ends_at timestamptz,
  keep_days integer not null,
  is_published boolean not null default true,
  constraint form__identity primary key (id),
  constraint form__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint form__kept check (keep_days >= 1 and keep_days <= 1100),
  constraint form__time check (ends_at > starts_at)
);

create table form_version (
  form_id text not null,
  version integer not null,
  fields jsonb not null,
  made_at timestamptz not null default now(),
  constraint form_version__identity primary key (form_id, version),
  constraint form_version__fields check (jsonb_typeof(fields) = 'array'),
  constraint form_version__form foreign key (form_id) references form (id) on delete cascade
);

create table form_answer (
  id uuid not null default gen_random_uuid(),
  form_id text not null,
  version integer not null,
  answers jsonb not null,
  source jsonb not null,
  user_id bigint,
  subject text,
  fingerprint bytea not null,
  sent_at timestamptz not null,
  erase_at timestamptz not null,
  constraint form_answer__identity primary key (id),
  constraint form_answer__once unique (form_id, fingerprint),
  constraint form_answer__once_a_subject unique (form_id, subject),
  constraint form_answer__time check (erase_at > sent_at),
  constraint form_answer__user foreign key (user_id) references app_user (id) on delete set null,
  constraint form_answer__version foreign key (form_id, version) references form_version (form_id,
    version) on delete cascade
);
create index form_answer__due on form_answer (erase_at);
create index form_answer__newest on form_answer (form_id, sent_at desc, id);
create index form_answer__sender on form_answer (user_id) where user_id is not null;
create index form_answer__version_of on form_answer (form_id, version);

create table form_file (
  id text not null,
  form_id text not null,
  field text not null,
  name text not null,
  type text not null,
  bytes bytea not null,
  sha256 bytea not null,
  answer_id uuid,
  created_at timestamptz not null,
  constraint form_file__identity primary key (id),
  constraint form_file__type check (type in ('application/pdf', 'image/webp')),
  constraint form_file__answer foreign key (answer_id) references form_answer (id) on delete cascade,
  constraint form_file__form foreign key (form_id) references form (id) on delete cascade
);
create index form_file__answer_of on form_file (answer_id);
create index form_file__of_form on form_file (form_id);
create index form_file__unused on form_file (created_at) where answer_id is null;

create table gateway_customer (
  user_id bigint not null,
  customer_id text not null,
  constraint gateway_customer__identity primary key (user_id),
  constraint gateway_customer__user foreign key (user_id) references app_user (id) on delete cascade
);

create table gateway_event (
  event_id text not null,
  kind text not null,
  body jsonb not null,
  received_at timestamptz not null,
  constraint gateway_event__identity primary key (event_id)
);
create index gateway_event__age on gateway_event (received_at);

create table gateway_order (
  gateway_order_id text not null,
  transaction_id text not null,
  amount_paise bigint not null,
  currency text not null,
  created_at timestamptz not null,
  check_at timestamptz not null,
  constraint gateway_order__identity primary key (gateway_order_id),
  constraint gateway_order__one_a_transaction unique (transaction_id),
  constraint gateway_order__amount check (amount_paise > 0),
  constraint gateway_order__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index gateway_order__to_check on gateway_order (check_at);

create table gift_card_design (
  slug text not null,
  title text not null,
  occasion text not null,
  image text not null,
  amounts_paise bigint[] not null,
  position integer not null,
  is_published boolean not null default true,
  constraint gift_card_design__identity primary key (slug)
);

create table gift_card (
  gift_id text not null,
  buyer_id bigint not null,
  design_slug text not null,
  amount_paise bigint not null,
  recipient_name text not null,
  recipient_email text,
  recipient_phone text,
  message text not null,
  sender_name text not null,
  deliver_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'unpaid',
  delivery text not null default 'unpaid',
  generation integer not null default 0,
  sent_at timestamptz,
  code_seed bytea,
  code_hash bytea,
  last_four text,
  token_hash bytea,
  transaction_id text,
  is_paid_online boolean not null default false,
  redeemed_by bigint,
  redeemed_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null,
  words_end_with_delivery boolean not null default false,
  constraint gift_card__identity primary key (gift_id),
  constraint gift_card__code_unique unique (code_hash),
  constraint gift_card__token_unique unique (token_hash),
  constraint gift_card__transaction_unique unique (transaction_id),
  constraint gift_card__amount check (amount_paise >= 10000 and amount_paise <= 1000000),
  constraint gift_card__delivery check (delivery in ('unpaid', 'scheduled', 'sending', 'sent', 'bounced')),
  constraint gift_card__one_address check ((recipient_email is null) <> (recipient_phone is null)),
  constraint gift_card__paid check ((state = 'unpaid') = (transaction_id is null)),
  constraint gift_card__redeemed check ((state = 'redeemed') = (redeemed_by is not null)
    and (redeemed_by is null) = (redeemed_at is null)),
  constraint gift_card__state check (state in ('unpaid', 'open', 'redeemed', 'expired', 'refunded')),
  constraint gift_card__validity check (expires_at > deliver_at),
  constraint gift_card__buyer foreign key (buyer_id) references app_user (id),
  constraint gift_card__design foreign key (design_slug) references gift_card_design (slug),
  constraint gift_card__redeemer foreign key (redeemed_by) references app_user (id),
  constraint gift_card__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index gift_card__of_buyer on gift_card (buyer_id, created_at desc);
create index gift_card__to_expire on gift_card (expires_at) where state = 'open';
create index gift_card__unpaid on gift_card (created_at) where state = 'unpaid';
create index gift_card__words_to_end on gift_card (gift_id) where words_end_with_delivery;

create table gift_code_try (
  subject bytea not null,
  tries integer not null,
  since timestamptz not null,
  constraint gift_code_try__identity primary key (subject)
);
create index gift_code_try__age on gift_code_try (since);

create table gift_tag (
  tag text not null,
  label text not null,
  because text,
  constraint gift_tag__identity primary key (tag),
  constraint gift_tag__because check (length(because) >= 1 and length(because) <= 80),
  constraint gift_tag__label check (length(label) >= 1 and length(label) <= 60),
  constraint gift_tag__tag check (tag ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(tag) <= 40)
);

create table category_gift_tag (
  category_id integer not null,
  tag text not null,
  constraint category_gift_tag__identity primary key (category_id, tag),
  constraint category_gift_tag__category foreign key (category_id) references category (id) on delete cascade,
  constraint category_gift_tag__tag foreign key (tag) references gift_tag (tag) on delete cascade
);
create index category_gift_tag__by_tag on category_gift_tag (tag);

create table giveaway (
  id text not null,
  title text not null,
  prize text not null,
  intro text not null,
  rules text[] not null,
  beacon_source text not null,
  form_id text not null,
  picture_url text not null,
  picture_alt text not null,
  picture_ground text not null,
  winners integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_published boolean not null default true,
  seed bytea not null,
  seed_hash bytea not null,
  beacon text,
  list_hash bytea,
  drawn_at timestamptz,
  constraint giveaway__identity primary key (id),
  constraint giveaway__drawn check ((drawn_at is null) = (beacon is null) and (drawn_at is null) = (list_hash is null)
    and drawn_at >= ends_at),
  constraint giveaway__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint giveaway__seed check (length(seed) >= 16 and seed_hash = sha256(seed)),
  constraint giveaway__time check (ends_at > starts_at),
  constraint giveaway__winners check (winners >= 1 and winners <= 100),
  constraint giveaway__form foreign key (form_id) references form (id)
);
create index giveaway__form_of on giveaway (form_id);

create table giveaway_entry (
  giveaway_id text not null,
  entry text not null,
  user_id bigint,
  entered_at timestamptz not null,
  constraint giveaway_entry__identity primary key (giveaway_id, entry),
  constraint giveaway_entry__one_a_person unique (giveaway_id, user_id),
  constraint giveaway_entry__form check (entry ~ '^[0-9a-f]{16}$'),
  constraint giveaway_entry__giveaway foreign key (giveaway_id) references giveaway (id),
  constraint giveaway_entry__user foreign key (user_id) references app_user (id) on delete set null
);
create index giveaway_entry__person on giveaway_entry (user_id) where user_id is not null;

create table giveaway_winner (
  giveaway_id text not null,
  rank integer not null,
  entry text not null,
  passed_over text,
  constraint giveaway_winner__identity primary key (giveaway_id, rank),
  constraint giveaway_winner__once unique (giveaway_id, entry),
  constraint giveaway_winner__entry foreign key (giveaway_id, entry) references giveaway_entry (giveaway_id, entry)
);

create table google_identity (
  subject text not null,
  user_id bigint not null,
  linked_at timestamptz not null,
  constraint google_identity__one_account primary key (subject),
  constraint google_identity__subject check (length(subject) >= 1 and length(subject) <= 255),
  constraint google_identity_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade
);
create index google_identity__of_user on google_identity (user_id);

create table google_nonce_spent (
  nonce_hash bytea not null,
  spent_at timestamptz not null,
  constraint google_nonce_spent_pkey primary key (nonce_hash)
);
create index google_nonce_spent__by_age on google_nonce_spent (spent_at);

create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  constraint idempotency_key__identity primary key (scope, key),
  constraint idempotency_key__key check (length(key) >= 1 and length(key) <= 200)
);
create index idempotency_key__age on idempotency_key (created_at);

create table link_batch (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  title text not null,
  made_by bigint,
  made_at timestamptz not null,
  constraint link_batch__identity primary key (id),
  constraint link_batch__kind check (kind in ('private', 'token')),
  constraint link_batch__made_by foreign key (made_by) references app_user (id) on delete set null
);
create index link_batch__by_maker on link_batch (made_by) where made_by is not null;

create table campaign_token (
  code_hash bytea not null,
  title text not null,
  line text not null,
  gift jsonb not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null,
  is_revoked boolean not null default false,
  spent_by bigint,
  spent_at timestamptz,
  batch uuid,
  nth integer,
  constraint campaign_token__identity primary key (code_hash),
  constraint campaign_token__nth unique (batch, nth),
  constraint campaign_token__gift check ((gift ->> 'kind') = any (array['coupon', 'perks', 'page'])),
  constraint campaign_token__hash check (octet_length(code_hash) = 32),
  constraint campaign_token__spent_at check (spent_at is null or spent_at >= starts_at and spent_at < ends_at),
  constraint campaign_token__window check (ends_at > starts_at),
  constraint campaign_token__batch foreign key (batch) references link_batch (id),
  constraint campaign_token__spent_by foreign key (spent_by) references app_user (id) on delete set null
);
create index campaign_token__by_spender on campaign_token (spent_by) where spent_by is not null;

create table locality (
  city text not null,
  slug text not null,
  name text not null,
  line text not null,
  position integer not null default 0,
  story text not null default '',
  pincode text,
  lat double precision,
  lng double precision,
  constraint locality__identity primary key (city, slug),
  constraint locality__name check (length(name) >= 1 and length(name) <= 80),
  constraint locality__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint locality__point check ((lat is null) = (lng is null)),
  constraint locality__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and city ~ '^[a-z-]+$')
);

create table event_series (
  id bigint generated always as identity,
  slug text not null,
  city text not null,
  locality_slug text,
  title text not null,
  venue text not null,
  line text not null default '',
  kind text not null,
  host text not null,
  place_slug text,
  tags text[] not null default '{}',
  blocks jsonb not null default '[]',
  scene text not null,
  alt text not null,
  ground text not null,
  weekdays smallint[] not null,
  starts_minute integer not null,
  minutes integer not null,
  tickets jsonb not null,
  organiser_id bigint,
  is_running boolean not null default true,
  constraint event_series__identity primary key (id),
  constraint event_series__slug_unique unique (slug),
  constraint event_series__blocks check (jsonb_typeof(blocks) = 'array'),
  constraint event_series__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint event_series__tickets check (jsonb_typeof(tickets) = 'array' and jsonb_array_length(tickets) > 0),
  constraint event_series__time check (starts_minute >= 0 and starts_minute <= 1439 and minutes >= 1
    and minutes <= 1440),
  constraint event_series__weekdays check (cardinality(weekdays) >= 1 and cardinality(weekdays) <= 7
    and weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  constraint event_series__locality foreign key (city, locality_slug) references locality (city, slug),
  constraint event_series__organiser foreign key (organiser_id) references app_user (id) on delete set null
);

create table event (
  id bigint generated by default as identity,
  slug text not null,
  city text not null,
  locality_slug text,
  title text not null,
  venue text not null,
  line text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  scene text not null,
  alt text not null,
  ground text not null,
  is_published boolean not null default true,
  kind text not null default 'talk',
  status text not null default 'scheduled',
  host text not null default 'Nukkad',
  host_line text not null default '',
  place_slug text,
  tags text[] not null default '{}',
  blocks jsonb not null default '[]',
  price_from_paise bigint not null default 0,
  price_to_paise bigint not null default 0,
  is_demo boolean not null default false,
  picture_url text,
  published_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  draft jsonb,
  edited_by bigint,
  edited_at timestamptz,
  series_id bigint,
  series_day date,
  constraint event__identity primary key (id),
  constraint event__slug_unique unique (slug),
  constraint event__blocks check (jsonb_typeof(blocks) = 'array'),
  constraint event__draft check (jsonb_typeof(draft) = 'object'),
  constraint event__kind check (kind in ('music', 'food', 'walk', 'workshop', 'theatre', 'market', 'film', 'talk',
    'kids', 'sport')),
  constraint event__length check (ends_at <= (starts_at + '31 days'::interval)),
  constraint event__place check (place_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint event__series_day check ((series_id is null) = (series_day is null)),
  constraint event__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint event__status check (status in ('scheduled', 'cancelled')),
  constraint event__time check (ends_at > starts_at),
  constraint event__edited_by foreign key (edited_by) references app_user (id) on delete set null,
  constraint event__locality foreign key (city, locality_slug) references locality (city, slug),
  constraint event__series foreign key (series_id) references event_series (id)
);
create index event__all_to_come on event (starts_at, id) where is_published;
create index event__by_city on event (city, ends_at);
create index event__dates_of_series on event (series_id, starts_at) where series_id is not null;
create index event__editor on event (edited_by) where edited_by is not null;
create index event__of_locality on event (city, locality_slug, starts_at) where is_published;
create unique index event__once_a_day on event (series_id, series_day) where series_id is not null;
create index event__to_come on event (city, starts_at, id) where is_published;
create index event__touched on event (coalesce(edited_at, updated_at) desc, id desc);

create table event_organiser (
  event_id bigint not null,
  user_id bigint not null,
  constraint event_organiser__identity primary key (event_id, user_id),
  constraint event_organiser__event foreign key (event_id) references event (id) on delete cascade,
  constraint event_organiser__user foreign key (user_id) references app_user (id) on delete cascade
);
create index event_organiser__of_user on event_organiser (user_id);

create table event_revision (
  event_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  constraint event_revision__identity primary key (event_id, version),
  constraint event_revision__content check (jsonb_typeof(content) = 'object'),
  constraint event_revision__event foreign key (event_id) references event (id) on delete cascade,
  constraint event_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null
);
create index event_revision__saver on event_revision (saved_by);

create table mall (
  id bigint generated by default as identity,
  slug text not null,
  city text not null,
  locality_slug text not null,
  title text not null,
  line text not null,
  story text not null,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  hours_text text,
  hours int4multirange,
  floors jsonb not null,
  scene text not null,
  alt text not null,
  ground text not null,
  picture_url text,
  position integer not null default 0,
  constraint mall__identity primary key (id),
  constraint mall__slug_unique unique (slug),
  constraint mall__floors check (jsonb_typeof(floors) = 'array'),
  constraint mall__hours check (hours <@ '{[0,10080)}'::int4multirange),
  constraint mall__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint mall__locality foreign key (city, locality_slug) references locality (city, slug)
);
create index mall__by_city on mall (city, position, id);

create table media (
  id text not null,
  user_id bigint not null,
  bytes bytea storage external not null,
  width integer not null,
  height integer not null,
  ground text not null,
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  constraint media__identity primary key (id),
  constraint media__bytes check (octet_length(bytes) <= 8388608),
  constraint media__ground check (ground ~ '^#[0-9a-f]{6}$'),
  constraint media__id check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint media__size check (width >= 1 and width <= 2000 and height >= 1 and height <= 2000),
  constraint media__user foreign key (user_id) references app_user (id) on delete cascade
);
create index media__of_user on media (user_id, created_at desc);
create index media__unused on media (created_at) where used_at is null;

create table merchant (
  id bigint generated by default as identity,
  slug text not null,
  name text not null,
  maker text not null,
  city text not null,
  locality_slug text not null,
  locality text not null,
  state text not null,
  pincode text not null,
  since integer,
  line text not null,
  story_title text not null,
  story text not null,
  picture_ground text not null default '#e8dfd0',
  is_women_led boolean not null default false,
  created_at timestamptz not null default now(),
  contact_email text,
  moods text[] not null default '{}',
  constraint merchant__identity primary key (id),
  constraint merchant__slug_unique unique (slug),
  constraint merchant__contact_email check (contact_email ~ '^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$'),
  constraint merchant__moods check (moods <@ array['heirloom', 'playful', 'quiet', 'festive', 'earthy', 'bold']
    and array_position(moods, null::text) is null),
  constraint merchant__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint merchant__since check (since >= 1700 and since <= 2100),
  constraint merchant__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint merchant__locality foreign key (city, locality_slug) references locality (city, slug)
);
create index merchant__by_city on merchant (city);

create table brand_list_entry (
  slug text not null,
  rank smallint not null,
  merchant_id bigint not null,
  line text not null,
  constraint brand_list_entry__identity primary key (slug, rank),
  constraint brand_list_entry__once unique (slug, merchant_id),
  constraint brand_list_entry__line check (length(line) >= 1 and length(line) <= 200),
  constraint brand_list_entry__rank check (rank >= 1 and rank <= 100),
  constraint brand_list_entry__list foreign key (slug) references brand_list (slug) on delete cascade,
  constraint brand_list_entry__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
create index brand_list_entry__merchants on brand_list_entry (merchant_id);

create table coupon (
  coupon_id bigint generated always as identity,
  code text not null,
  title text not null,
  description text not null,
  kind text not null,
  percent smallint not null default 0,
  amount_paise bigint not null default 0,
  max_discount_paise bigint,
  min_bag_paise bigint not null default 0,
  merchant_id bigint,
  starts_at timestamptz not null default '2024-01-01 00:00:00+00',
  ends_at timestamptz not null default 'infinity',
  usage_limit integer,
  per_buyer_limit integer,
  used integer not null default 0,
  is_listed boolean not null default true,
  is_first_order boolean not null default false,
  constraint coupon__identity primary key (coupon_id),
  constraint coupon__code_unique unique (code),
  constraint coupon__amounts check (min_bag_paise >= 0 and max_discount_paise > 0),
  constraint coupon__code check (code ~ '^[A-Z0-9]{3,40}$' and strpos(code, 'REWARD') = 0),
  constraint coupon__kind check (kind = 'percent' and percent >= 1 and percent <= 100 and amount_paise = 0
    or kind = 'amount' and percent = 0 and amount_paise > 0 or kind = 'free_shipping' and percent = 0
    and amount_paise = 0),
  constraint coupon__limits check (usage_limit > 0 and per_buyer_limit > 0),
  constraint coupon__never_overused check (used >= 0 and used <= coalesce(usage_limit, used)),
  constraint coupon__window check (starts_at < ends_at),
  constraint coupon__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);

create table coupon_use (
  transaction_id text not null,
  coupon_id bigint not null,
  user_id bigint not null,
  used_at timestamptz not null,
  given_back_at timestamptz,
  constraint coupon_use__identity primary key (transaction_id),
  constraint coupon_use__coupon foreign key (coupon_id) references coupon (coupon_id),
  constraint coupon_use__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint coupon_use__user foreign key (user_id) references app_user (id)
);
create index coupon_use__by_buyer on coupon_use (coupon_id, user_id) where given_back_at is null;

create table invoice_counter (
  merchant_id bigint not null,
  kind text not null,
  financial_year smallint not null,
  last integer not null default 0,
  constraint invoice_counter__identity primary key (merchant_id, kind, financial_year),
  constraint invoice_counter__last check (last >= 0),
  constraint invoice_counter__merchant foreign key (merchant_id) references merchant (id)
);

create table merchant_account (
  user_id bigint not null,
  merchant_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint merchant_account__identity primary key (user_id),
  constraint merchant_account__merchant foreign key (merchant_id) references merchant (id) on delete cascade,
  constraint merchant_account__user foreign key (user_id) references app_user (id) on delete cascade
);
create index merchant_account__of_merchant on merchant_account (merchant_id);

create table moved_slug (
  kind text not null,
  city text not null,
  old text not null,
  new text not null,
  moved_at timestamptz not null default clock_timestamp(),
  constraint moved_slug__identity primary key (kind, city, old),
  constraint moved_slug__elsewhere check (old <> new),
  constraint moved_slug__kind check (kind in ('place', 'post', 'event', 'mall'))
);
create index moved_slug__by_target on moved_slug (kind, city, new);

create table nav_item (
  id integer generated by default as identity,
  list text not null,
  parent_id integer,
  position integer not null,
  title text not null,
  url text not null,
  label text,
  category_path text,
  kind text not null default 'link',
  is_hidden boolean not null default false,
  icon text not null default '',
  role text,
  cities text[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  constraint nav_item__identity primary key (id),
  constraint nav_item__icon check (icon in ('', 'heart', 'package', 'pen', 'store', 'ticket', 'user', 'wallet')),
  constraint nav_item__label check (length(label) >= 1 and length(label) <= 12),
  constraint nav_item__list check (list in ('desktop', 'mobile', 'footer', 'account')),
  constraint nav_item__role check (role in ('merchant', 'editor', 'campaigner', 'place', 'developer')),
  constraint nav_item__time check (ends_at > starts_at),
  constraint nav_item__title check (length(title) >= 1 and length(title) <= 60),
  constraint nav_item__url check (url ~ '^/' or url ~ '^https://'),
  constraint nav_item__parent foreign key (parent_id) references nav_item (id) on delete cascade
);
create index nav_item__by_list on nav_item (list, position);

create table nav_list (
  list text not null,
  version integer not null default 1,
  changed_by bigint,
  changed_at timestamptz,
  constraint nav_list__identity primary key (list),
  constraint nav_list__changed_by foreign key (changed_by) references app_user (id) on delete set null
);

create table notice_refusal (
  user_id bigint not null,
  kind text not null,
  refused_at timestamptz not null,
  constraint notice_refusal__identity primary key (user_id, kind),
  constraint notice_refusal__user foreign key (user_id) references app_user (id) on delete cascade
);

create table one_time_code (
  id bigint generated always as identity,
  purpose text not null,
  subject text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  closed_at timestamptz,
  sent_by text not null default 'mail',
  address_hash bytea,
  refused_at timestamptz,
  constraint one_time_code_pkey primary key (id),
  constraint one_time_code__sent_by check (sent_by in ('mail', 'sms')),
  constraint one_time_code__tries check (tries >= 0 and tries <= 5)
);
create index one_time_code__age on one_time_code (created_at);
create index one_time_code__newest on one_time_code (purpose, subject, id desc);
create index one_time_code__refused on one_time_code (subject, refused_at) where refused_at is not null;
create index one_time_code__texts on one_time_code (created_at) where sent_by = 'sms';

create table opening (
  id text not null,
  title text not null,
  team text not null,
  city text,
  terms text not null,
  line text not null,
  about text[] not null,
  does text[] not null,
  needs text[] not null,
  position integer not null default 0,
  is_published boolean not null default true,
  posted_at timestamptz not null default now(),
  closes_at timestamptz,
  constraint opening__identity primary key (id),
  constraint opening__id check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  constraint opening__time check (closes_at > posted_at)
);

create table outbox (
  id bigint generated always as identity,
  kind text not null,
  key text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  run_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  lane text not null default 'work',
  constraint outbox_pkey primary key (id),
  constraint outbox__once unique (kind, key)
);
create index outbox__done on outbox (done_at) where done_at is not null;
create index outbox__due on outbox (run_at, id) where done_at is null;

create table password_reset (
  hash bytea not null,
  user_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_reset_pkey primary key (hash),
  constraint password_reset_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade
);
create index password_reset__end on password_reset (expires_at);
create index password_reset__of_user on password_reset (user_id);

create table payment (
  payment_id text not null,
  gateway_order_id text not null,
  transaction_id text not null,
  state text not null,
  amount_paise bigint not null,
  currency text not null,
  method text,
  refund_asked_paise bigint not null default 0,
  refunded_paise bigint not null default 0,
  error_code text,
  error_text text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment__identity primary key (payment_id),
  constraint payment__never_more_back_than_came check (amount_paise >= 0 and refunded_paise >= 0
    and refunded_paise <= refund_asked_paise and refund_asked_paise <= amount_paise),
  constraint payment__state check (state in ('created', 'pending', 'failed', 'authorised', 'captured',
    'partly_refunded', 'refunded', 'review')),
  constraint payment__order foreign key (gateway_order_id) references gateway_order (gateway_order_id),
  constraint payment__transaction foreign key (transaction_id) references checkout_transaction (transaction_id)
);
create index payment__of_transaction on payment (transaction_id, created_at);

create table phone_identity (
  phone text not null,
  user_id bigint not null,
  proven_at timestamptz not null,
  constraint phone_identity__identity primary key (phone),
  constraint phone_identity__one_an_account unique (user_id),
  constraint phone_identity__international check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  constraint phone_identity__user foreign key (user_id) references app_user (id) on delete cascade
);

create table pincode (
  pincode text not null,
  district text not null,
  state text not null,
  lat double precision,
  lng double precision,
  city text,
  is_same_day boolean not null,
  zone text not null,
  constraint pincode_pkey primary key (pincode),
  constraint pincode__form check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint pincode__point check ((lat is null) = (lng is null)),
  constraint pincode__zone check (zone in ('city', 'region', 'country', 'remote', 'unserved'))
);
create index pincode__by_point on pincode (lat, lng) where lat is not null;

create table place (
  id bigint generated by default as identity,
  slug text not null,
  city text not null,
  locality_slug text not null,
  title text not null,
  kind text not null,
  line text not null,
  scene text not null,
  alt text not null,
  ground text not null,
  address text not null default '',
  lat double precision not null,
  lng double precision not null,
  type text not null default 'outdoors',
  price smallint,
  story text[] not null default '{}',
  how_to text not null default '',
  phone text,
  tags text[] not null default '{}',
  hours_text text,
  hours int4multirange,
  picture_url text,
  more_pictures jsonb not null default '[]',
  saves integer not null default 0,
  featured smallint not null default 0,
  popularity integer not null generated always as (saves + featured * 1000) stored,
  rating numeric(2,1),
  review_count integer not null default 0,
  status text not null default 'published',
  published_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  card text storage plain not null default '',
  spot point not null generated always as (map_point(lat, lng)) stored,
  draft jsonb,
  edited_by bigint,
  edited_at timestamptz,
  hearts integer not null default 0,
  constraint place__identity primary key (id),
  constraint place__slug_unique unique (slug),
  constraint place__draft check (jsonb_typeof(draft) = 'object'),
  constraint place__hearts check (hearts >= 0 and hearts <= saves),
  constraint place__hours check (hours <@ '{[0,10080)}'::int4multirange),
  constraint place__pictures check (jsonb_typeof(more_pictures) = 'array'),
  constraint place__point check (lat >= '-85'::integer::double precision and lat <= 85::double precision
    and lng >= '-180'::integer::double precision and lng <= 180::double precision),
  constraint place__price check (price >= 1 and price <= 3),
  constraint place__published check (status = 'draft' or published_at is not null),
  constraint place__rating check (rating >= 1::numeric and rating <= 5::numeric and review_count >= 0),
  constraint place__saves check (saves >= 0),
  constraint place__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint place__status check (status in ('draft', 'scheduled', 'published')),
  constraint place__type check (type in ('food', 'nightlife', 'shopping', 'outdoors', 'culture', 'wellness',
    'activities')),
  constraint place__edited_by foreign key (edited_by) references app_user (id) on delete set null,
  constraint place__locality foreign key (city, locality_slug) references locality (city, slug)
);
create index place__by_city_and_slug on place (city, slug) where status <> 'draft';
create index place__by_locality on place (city, locality_slug);
create index place__due on place (published_at) where status = 'scheduled';
create index place__editor on place (edited_by) where edited_by is not null;
create index place__hearts on place (slug) where hearts > 0;
create index place__spot on place using gist (spot) where status <> 'draft';
create index place__touched on place (coalesce(edited_at, updated_at) desc, id desc);

create table access_outlet (
  id bigint generated by default as identity,
  place_id bigint,
  merchant_id bigint,
  pin_version integer not null default 1,
  constraint access_outlet__identity primary key (id),
  constraint access_outlet__merchant_unique unique (merchant_id),
  constraint access_outlet__place_unique unique (place_id),
  constraint access_outlet__one_owner check (num_nonnulls(place_id, merchant_id) = 1),
  constraint access_outlet__merchant foreign key (merchant_id) references merchant (id) on delete cascade,
  constraint access_outlet__place foreign key (place_id) references place (id) on delete cascade
);

create table access_offer (
  id bigint generated by default as identity,
  slug text not null,
  outlet_id bigint not null,
  category text not null,
  kind text not null,
  title text not null,
  line text not null,
  discount_label text not null,
  terms text[] not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  period text not null,
  stock integer,
  used integer not null default 0,
  is_member_only boolean not null default true,
  is_published boolean not null default true,
  position smallint not null default 0,
  constraint access_offer__identity primary key (id),
  constraint access_offer__slug_unique unique (slug),
  constraint access_offer__kind check (kind in ('deals', 'discounts')),
  constraint access_offer__period check (period in ('day', 'week', 'month', 'once')),
  constraint access_offer__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint access_offer__stock check (used >= 0 and (stock is null or used <= stock)),
  constraint access_offer__terms check (cardinality(terms) >= 1 and cardinality(terms) <= 12),
  constraint access_offer__valid check (valid_from < valid_to),
  constraint access_offer__category foreign key (category) references access_category (slug),
  constraint access_offer__outlet foreign key (outlet_id) references access_outlet (id) on delete cascade
);
create index access_offer__by_category on access_offer (category, position, id) where is_published;
create index access_offer__of_outlet on access_offer (outlet_id);

create table access_staff (
  user_id bigint not null,
  outlet_id bigint not null,
  counter text not null default 'the counter',
  constraint access_staff__identity primary key (user_id),
  constraint access_staff__counter check (length(counter) >= 1 and length(counter) <= 40),
  constraint access_staff__outlet foreign key (outlet_id) references access_outlet (id) on delete cascade,
  constraint access_staff__user foreign key (user_id) references app_user (id) on delete cascade
);
create index access_staff__of_outlet on access_staff (outlet_id);

create table access_use (
  id uuid not null default gen_random_uuid(),
  offer_id bigint not null,
  outlet_id bigint not null,
  user_id bigint,
  member_name text not null,
  period text not null,
  way text not null,
  step bigint,
  nonce uuid not null,
  counter text not null,
  staff_id bigint,
  used_at timestamptz not null,
  undone_at timestamptz,
  constraint access_use__identity primary key (id),
  constraint access_use__nonce_unique unique (nonce),
  constraint access_use__step check ((way = 'pin') = (step is null)),
  constraint access_use__way check (way in ('scan', 'typed', 'pin')),
  constraint access_use__offer foreign key (offer_id) references access_offer (id) on delete cascade,
  constraint access_use__outlet foreign key (outlet_id) references access_outlet (id) on delete cascade,
  constraint access_use__staff foreign key (staff_id) references app_user (id) on delete set null,
  constraint access_use__user foreign key (user_id) references app_user (id) on delete set null
);
create index access_use__by_staff on access_use (staff_id);
create index access_use__of_member on access_use (user_id, used_at desc);
create index access_use__of_offer on access_use (offer_id);
create index access_use__of_outlet on access_use (outlet_id, used_at desc);
create unique index access_use__once_a_period on access_use (user_id, offer_id, period) where undone_at is null;

create table place_feed (
  id integer generated always as identity,
  key text not null,
  count integer not null default 0,
  constraint place_feed__identity primary key (id),
  constraint place_feed__key_unique unique (key),
  constraint place_feed__count check (count >= 0)
);

create table place_in_feed (
  feed_id integer not null,
  place_id bigint not null,
  popularity integer not null,
  published_at timestamptz not null,
  constraint place_in_feed__identity primary key (place_id, feed_id),
  constraint place_in_feed__feed foreign key (feed_id) references place_feed (id),
  constraint place_in_feed__place foreign key (place_id) references place (id) on delete cascade
);
create index place_in_feed__latest on place_in_feed (feed_id, published_at desc, place_id desc);
create index place_in_feed__popular on place_in_feed (feed_id, popularity desc,
  place_id desc) include (published_at);

create table place_map (
  id bigint generated by default as identity,
  slug text not null,
  city text not null,
  title text not null,
  line text not null,
  story text not null,
  places text[] not null,
  position integer not null default 0,
  constraint place_map__identity primary key (id),
  constraint place_map__slug_unique unique (slug),
  constraint place_map__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
create index place_map__by_city on place_map (city, position, id);

create table place_revision (
  place_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  constraint place_revision__identity primary key (place_id, version),
  constraint place_revision__content check (jsonb_typeof(content) = 'object'),
  constraint place_revision__place foreign key (place_id) references place (id) on delete cascade,
  constraint place_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null
);
create index place_revision__saver on place_revision (saved_by);

create table post (
  id bigint generated by default as identity,
  slug text not null,
  city text not null,
  kind text not null,
  kicker text not null,
  title text not null,
  line text not null,
  author text not null,
  minutes smallint not null,
  saves integer not null default 0,
  scene text not null,
  alt text not null,
  ground text not null,
  locality_slug text,
  blocks jsonb not null default '[]',
  published_at timestamptz,
  author_id bigint,
  tags text[] not null default '{}',
  picture_url text,
  featured smallint not null default 0,
  popularity integer not null generated always as (saves + featured * 1000) stored,
  status text not null default 'published',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  card text storage plain not null default '',
  draft jsonb,
  edited_by bigint,
  edited_at timestamptz,
  hearts integer not null default 0,
  constraint post__identity primary key (id),
  constraint post__slug_unique unique (slug),
  constraint post__body check (jsonb_typeof(blocks) = 'array'),
  constraint post__draft check (jsonb_typeof(draft) = 'object'),
  constraint post__hearts check (hearts >= 0 and hearts <= saves),
  constraint post__kind check (kind in ('guide', 'discovery', 'review', 'post')),
  constraint post__minutes check (minutes >= 1 and minutes <= 120),
  constraint post__published check (status = 'draft' or published_at is not null),
  constraint post__saves check (saves >= 0),
  constraint post__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint post__status check (status in ('draft', 'scheduled', 'published')),
  constraint post__author foreign key (author_id) references author (user_id),
  constraint post__edited_by foreign key (edited_by) references app_user (id) on delete set null,
  constraint post__locality foreign key (city, locality_slug) references locality (city, slug)
);
create index post__by_author on post (author_id);
create index post__by_city_and_slug on post (city, slug) where status <> 'draft';
create index post__due on post (published_at) where status = 'scheduled';
create index post__editor on post (edited_by) where edited_by is not null;
create index post__hearts on post (slug) where hearts > 0;
create index post__touched on post (coalesce(edited_at, updated_at) desc, id desc);

create table post_feed (
  id integer generated always as identity,
  key text not null,
  count integer not null default 0,
  constraint post_feed__identity primary key (id),
  constraint post_feed__key_unique unique (key),
  constraint post_feed__count check (count >= 0)
);

create table post_in_feed (
  feed_id integer not null,
  post_id bigint not null,
  popularity integer not null,
  published_at timestamptz not null,
  constraint post_in_feed__identity primary key (post_id, feed_id),
  constraint post_in_feed__feed foreign key (feed_id) references post_feed (id),
  constraint post_in_feed__post foreign key (post_id) references post (id) on delete cascade
);
create index post_in_feed__latest on post_in_feed (feed_id, published_at desc, post_id desc);
create index post_in_feed__popular on post_in_feed (feed_id, popularity desc, post_id desc) include (published_at);

create table post_revision (
  post_id bigint not null,
  version integer not null,
  saved_by bigint,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  content jsonb not null,
  constraint post_revision__identity primary key (post_id, version),
  constraint post_revision__content check (jsonb_typeof(content) = 'object'),
  constraint post_revision__post foreign key (post_id) references post (id) on delete cascade,
  constraint post_revision__saved_by foreign key (saved_by) references app_user (id) on delete set null
);
create index post_revision__saver on post_revision (saved_by);

create table private_link (
  code_hash bytea not null,
  detail text not null default '',
  campaign text not null,
  is_revoked boolean not null default false,
  created_at timestamptz not null default now(),
  batch uuid,
  nth integer,
  constraint private_link__identity primary key (code_hash, detail),
  constraint private_link__nth unique (batch, nth),
  constraint private_link__detail check (detail = '' or detail ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint private_link__hash check (octet_length(code_hash) = 32),
  constraint private_link__batch foreign key (batch) references link_batch (id),
  constraint private_link__campaign foreign key (campaign) references campaign_page (slug)
);
create index private_link__by_campaign on private_link (campaign);

create table private_link_open (
  code_hash bytea not null,
  detail text not null,
  visitor bytea not null,
  opened_at timestamptz not null,
  constraint private_link_open__identity primary key (code_hash, detail, visitor),
  constraint private_link_open__link foreign key (code_hash, detail) references private_link (code_hash,
    detail) on delete cascade
);

create table product (
  id bigint generated by default as identity,
  slug text not null,
  title text not null,
  merchant_id bigint not null,
  category_id integer not null,
  short_description text not null,
  description text not null,
  attributes jsonb not null default '[]',
  care text,
  sg_type text,
  gst_rate smallint not null,
  hsn text not null,
  shipping_days smallint not null,
  is_cod_allowed boolean not null default true,
  is_personalised boolean not null default false,
  is_returnable boolean not null default true,
  is_published boolean not null default true,
  featured smallint not null default 0,
  sales_count integer not null default 0,
  launched_at timestamptz not null,
  meta_title text,
  meta_description text,
  reach text not null default 'country',
  size_information text,
  model_size_information text,
  redemption text,
  question text,
  takes_comment boolean not null default false,
  news_until timestamptz,
  constraint product__identity primary key (id),
  constraint product__slug_unique unique (slug),
  constraint product__attributes check (jsonb_typeof(attributes) = 'array'),
  constraint product__gst check (gst_rate = any (array[0, 3, 5, 12, 18, 28, 40])),
  constraint product__hsn check (hsn ~ '^[0-9]{4,8}$'),
  constraint product__news check (news_until > launched_at),
  constraint product__personalised_is_prepaid check (not (is_personalised and is_cod_allowed)),
  constraint product__reach check (reach in ('country', 'city')),
  constraint product__sales check (sales_count >= 0),
  constraint product__shipping check (shipping_days >= 0 and shipping_days <= 60),
  constraint product__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint product__title check (length(title) >= 1 and length(title) <= 160),
  constraint product__category foreign key (category_id) references category (id),
  constraint product__merchant foreign key (merchant_id) references merchant (id)
);
create index product__by_category on product (category_id);
create index product__by_merchant on product (merchant_id);

create table product_document (
  product_id bigint not null,
  slug text not null,
  skus text[] not null,
  body text storage external not null,
  constraint product_document__identity primary key (product_id),
  constraint product_document__slug_unique unique (slug),
  constraint product_document__product foreign key (product_id) references product (id) on delete cascade
) with (toast_tuple_target=8160);

create table product_fact (
  product_id bigint not null,
  category_id integer not null,
  merchant_id bigint not null,
  price_paise bigint not null,
  discount_percent integer not null,
  rating numeric(2,1),
  review_count integer not null,
  sales_count integer not null,
  launched_at timestamptz not null,
  is_in_stock boolean not null,
  default_rank integer not null,
  shipping_days smallint not null,
  reach text not null,
  colours text[] not null,
  sizes text[] not null,
  title text not null,
  words text not null,
  pairs text[],
  constraint product_fact__identity primary key (product_id),
  constraint product_fact__product foreign key (product_id) references product (id) on delete cascade
);

create table product_gift_tag (
  product_id bigint not null,
  tag text not null,
  fits boolean not null default true,
  constraint product_gift_tag__identity primary key (product_id, tag),
  constraint product_gift_tag__product foreign key (product_id) references product (id) on delete cascade,
  constraint product_gift_tag__tag foreign key (tag) references gift_tag (tag) on delete cascade
);
create index product_gift_tag__by_tag on product_gift_tag (tag, product_id) where fits;

create table product_listing (
  product_id bigint not null,
  slug text not null,
  section_id integer not null,
  category_id integer not null,
  merchant_slug text not null,
  city text not null,
  price_paise bigint not null,
  discount_percent integer not null,
  rating numeric(2,1),
  review_count integer not null,
  sales_count integer not null,
  launched_at timestamptz not null,
  is_in_stock boolean not null,
  shown_stock integer not null,
  popularity integer not null,
  default_rank integer not null,
  card text not null,
  constraint product_listing__identity primary key (product_id),
  constraint product_listing__slug_unique unique (slug),
  constraint product_listing__product foreign key (product_id) references product (id) on delete cascade
);
create index product_listing__bestseller on product_listing (sales_count desc, product_id);
create index product_listing__category on product_listing (category_id, default_rank desc, product_id);
create index product_listing__city on product_listing (city, default_rank desc, product_id);
create index product_listing__default on product_listing (default_rank desc, product_id);
create index product_listing__merchant on product_listing (merchant_slug, default_rank desc, product_id);
create index product_listing__near_price on product_listing (category_id, price_paise, product_id) where is_in_stock;
create index product_listing__newest on product_listing (launched_at desc, product_id);
create index product_listing__section on product_listing (section_id, default_rank desc, product_id);

create table product_offer (
  id bigint generated by default as identity,
  code text,
  line text not null,
  merchant_id bigint,
  position smallint not null default 0,
  constraint product_offer__identity primary key (id),
  constraint product_offer__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);

create table product_option (
  id bigint generated by default as identity,
  product_id bigint not null,
  kind text not null,
  title text not null,
  position smallint not null,
  is_required boolean not null,
  price_paise bigint not null default 0,
  max_characters smallint,
  sku text,
  image_width integer,
  image_height integer,
  guide text,
  constraint product_option__identity primary key (id),
  constraint product_option__position_unique unique (product_id, position),
  constraint product_option__characters check ((kind = 'field') = (max_characters is not null) and max_characters > 0),
  constraint product_option__image check ((image_width is null) = (image_height is null) and (image_width is null
    or kind = 'file') and image_width > 0 and image_height > 0),
  constraint product_option__kind check (kind in ('field', 'drop_down', 'file')),
  constraint product_option__price check (price_paise >= 0),
  constraint product_option__product foreign key (product_id) references product (id) on delete cascade
);

create table product_option_value (
  id bigint generated by default as identity,
  option_id bigint not null,
  title text not null,
  position smallint not null,
  price_paise bigint not null default 0,
  sku text,
  constraint product_option_value__identity primary key (id),
  constraint product_option_value__position_unique unique (option_id, position),
  constraint product_option_value__price check (price_paise >= 0),
  constraint product_option_value__option foreign key (option_id) references product_option (id) on delete cascade
);

create table product_picture (
  product_id bigint not null,
  colour_slug text not null default '',
  position smallint not null,
  url text not null,
  width integer not null,
  height integer not null,
  alt text not null,
  ground text not null,
  constraint product_picture__identity primary key (product_id, colour_slug, position),
  constraint product_picture__ground check (ground ~ '^#[0-9a-f]{6}$'),
  constraint product_picture__size check (width > 0 and height > 0),
  constraint product_picture__product foreign key (product_id) references product (id) on delete cascade
);

create table reference_data (
  name text not null,
  version text not null,
  loaded_at timestamptz not null default clock_timestamp(),
  constraint reference_data_pkey primary key (name)
);

create table review (
  id bigint generated by default as identity,
  product_id bigint,
  user_id text,
  author text not null,
  rating smallint not null,
  title text not null,
  body text not null,
  is_verified boolean not null default false,
  state text not null default 'published',
  created_at timestamptz not null default now(),
  photos jsonb not null default '[]',
  helpful_count integer not null default 0,
  votes_before integer not null default 0,
  changed_at timestamptz,
  place_id bigint,
  constraint review__identity primary key (id),
  constraint review__body check (length(body) >= 10 and length(body) <= 2000),
  constraint review__helpful check (helpful_count >= 0),
  constraint review__one_subject check (num_nonnulls(product_id, place_id) = 1),
  constraint review__photos check (jsonb_typeof(photos) = 'array' and jsonb_array_length(photos) <= 4),
  constraint review__rating check (rating >= 1 and rating <= 5),
  constraint review__state check (state in ('published', 'held', 'refused')),
  constraint review__title check (length(title) >= 1 and length(title) <= 120),
  constraint review__product foreign key (product_id) references product (id) on delete cascade
);
create index review__of_place on review (place_id, created_at desc, id) where place_id is not null;
create index review__of_product on review (product_id, created_at desc, id);
create unique index review__one_a_buyer on review (product_id, user_id) where user_id is not null;
create unique index review__one_a_visitor on review (place_id, user_id) where place_id is not null
  and user_id is not null;
create index review__published_by_age on review (created_at desc, id) where state = 'published';

create table review_vote (
  review_id bigint not null,
  user_id bigint not null,
  constraint review_vote__identity primary key (review_id, user_id),
  constraint review_vote__review foreign key (review_id) references review (id) on delete cascade,
  constraint review_vote__user foreign key (user_id) references app_user (id) on delete cascade
);

create table saved_item (
  user_id bigint not null,
  kind text not null,
  ref text not null,
  saved_at timestamptz not null default clock_timestamp(),
  constraint saved_item__identity primary key (user_id, kind, ref),
  constraint saved_item__kind check (kind in ('product', 'place', 'post', 'event', 'mall', 'video', 'map')),
  constraint saved_item__ref check (ref ~ '^([a-z-]{1,40}/)?[A-Za-z0-9][A-Za-z0-9._-]{0,159}$'),
  constraint saved_item__user foreign key (user_id) references app_user (id) on delete cascade
);
create index saved_item__newest on saved_item (user_id, saved_at desc, ref);
create index saved_item__of_thing on saved_item (kind, ref);

create table search_change (
  xid xid8 not null default pg_current_xact_id(),
  thing_id bigint,
  made_at timestamptz not null default now()
);
create index search_change__age on search_change (made_at);
create index search_change__by_transaction on search_change (xid);

create table search_word (
  word text not null,
  meaning text not null,
  constraint search_word__identity primary key (word, meaning),
  constraint search_word__form check (length(word) >= 2 and length(word) <= 60 and length(meaning) >= 2
    and length(meaning) <= 40 and word <> meaning and word = lower(word) and meaning = lower(meaning)
    and word !~ '[[:cntrl:]]')
);

create table searchable (
  id bigint generated by default as identity,
  kind text not null,
  ref text not null,
  city text,
  title text not null,
  line text not null,
  words text not null,
  href text not null,
  image jsonb,
  popularity integer not null,
  made_at timestamptz not null,
  ends_at timestamptz,
  constraint searchable__identity primary key (id),
  constraint searchable__ref_unique unique (kind, ref),
  constraint searchable__href check (href ~ '^/'),
  constraint searchable__kind check (kind ~ '^[a-z]{2,20}$'),
  constraint searchable__popularity check (popularity >= 0 and popularity <= 65535)
);
create index searchable__best on searchable (popularity desc, id);
create index searchable__title on searchable using gin (lower(title) gin_trgm_ops);

create type searchable_row as (
  ref text,
  city text,
  title text,
  line text,
  words text,
  href text,
  image jsonb,
  popularity integer,
  made_at timestamptz,
  ends_at timestamptz
);

create table seed_run (
  name text not null,
  version integer not null,
  sown_at timestamptz not null default now(),
  constraint seed_run__identity primary key (name)
);

create table seller (
  merchant_id bigint not null,
  legal_name text not null,
  gstin text not null,
  line1 text not null,
  line2 text not null,
  state text not null,
  pincode text not null,
  constraint seller__identity primary key (merchant_id),
  constraint seller__gstin check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint seller__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint seller__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);

create table selling_request (
  id bigint generated always as identity,
  name text not null,
  shop text not null,
  email text not null,
  phone text not null,
  city text not null,
  about text not null,
  link text,
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint selling_request__identity primary key (id),
  constraint selling_request__about check (length(about) >= 20 and length(about) <= 1000),
  constraint selling_request__email check (email = lower(email) and length(email) <= 254),
  constraint selling_request__phone check (phone ~ '^[6-9][0-9]{9}$')
);
create unique index selling_request__one_open on selling_request (email) where answered_at is null;

create table session_family (
  id uuid not null,
  user_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_because text,
  device text not null default '',
  constraint session_family_pkey primary key (id),
  constraint session_family__device check (length(device) <= 80),
  constraint session_family__reason check ((ended_at is null) = (ended_because is null)),
  constraint session_family_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade
);
create index session_family__ended on session_family (ended_at) where ended_at is not null;
create index session_family__of_user on session_family (user_id) where ended_at is null;

create table refresh_token (
  hash bytea not null,
  family_id uuid not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint refresh_token_pkey primary key (hash),
  constraint refresh_token_family_id_fkey foreign key (family_id) references session_family (id) on delete cascade
);
create index refresh_token__end on refresh_token (expires_at);
create index refresh_token__of_family on refresh_token (family_id);

create table shop_change (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  product_id bigint,
  made_at timestamptz not null default now(),
  constraint shop_change__kind check (kind in ('product', 'frame', 'everything')),
  constraint shop_change__product check ((kind = 'product') = (product_id is not null))
);
create index shop_change__age on shop_change (made_at);
create index shop_change__by_transaction on shop_change (xid);

create table shop_colour (
  slug text not null,
  name text not null,
  hex text not null,
  constraint shop_colour__identity primary key (slug),
  constraint shop_colour__hex check (hex ~ '^#[0-9a-f]{6}$')
);

create table shop_order (
  order_id text not null,
  transaction_id text not null,
  user_id bigint not null,
  merchant_id bigint not null,
  merchant_slug text not null,
  merchant_name text not null,
  state text not null default 'placed',
  payment_method text not null,
  payment_status text not null,
  address jsonb not null,
  items_paise bigint not null,
  discount_paise bigint not null,
  shipping_paise bigint not null,
  payment_discount_paise bigint not null,
  payable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  expected_by date,
  cancel_reason text,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  credit_paise bigint not null default 0,
  delivered_at timestamptz,
  rewarded_at timestamptz,
  gift_paise bigint not null default 0,
  part smallint not null default 1,
  constraint shop_order__identity primary key (order_id),
  constraint shop_order__one_a_merchant_and_part unique (transaction_id, merchant_id, part),
  constraint shop_order__adds_up check (items_paise >= 0 and discount_paise >= 0 and shipping_paise >= 0
    and payment_discount_paise >= 0 and payable_paise >= 0
    and payable_paise = (items_paise - discount_paise + shipping_paise - payment_discount_paise)),
  constraint shop_order__credit check (credit_paise >= 0 and credit_paise <= payable_paise),
  constraint shop_order__delivered check (delivered_at is null or state = 'delivered'),
  constraint shop_order__gift check (gift_paise >= 0 and (gift_paise + credit_paise) <= payable_paise),
  constraint shop_order__number check (order_id ~ '^NK-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint shop_order__one_tax check (cgst_paise = sgst_paise and (igst_paise = 0 or cgst_paise = 0)),
  constraint shop_order__payment check (payment_status in ('pending', 'captured', 'review', 'cancelled',
    'refund_initiated', 'partly_refunded', 'refunded')),
  constraint shop_order__state check (state in ('placed', 'on_hold', 'accepted', 'packed', 'shipped',
    'out_for_delivery', 'delivered', 'delivery_failed', 'rto', 'cancelled')),
  constraint shop_order__merchant foreign key (merchant_id) references merchant (id),
  constraint shop_order__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint shop_order__user foreign key (user_id) references app_user (id)
);
create index shop_order__by_phone on shop_order ((address ->> 'phone'), placed_at desc);
create index shop_order__merchant_state on shop_order (merchant_id, state, placed_at);
create index shop_order__of_buyer on shop_order (user_id, placed_at desc, order_id desc);
create index shop_order__of_merchant on shop_order (merchant_id, placed_at desc, order_id desc);
create index shop_order__to_reward on shop_order (delivered_at) where rewarded_at is null and state = 'delivered';

create table invoice (
  invoice_id bigint generated always as identity,
  kind text not null,
  merchant_id bigint not null,
  financial_year smallint not null,
  serial integer not null,
  number text not null,
  order_id text not null,
  purpose text not null,
  issued_at timestamptz not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  goods_paise bigint not null,
  document jsonb not null,
  constraint invoice__identity primary key (invoice_id),
  constraint invoice__once unique (kind, purpose),
  constraint invoice__serial_unique unique (merchant_id, kind, financial_year, serial),
  constraint invoice__adds_up check (taxable_paise >= 0 and cgst_paise >= 0 and igst_paise >= 0
    and cgst_paise = sgst_paise and goods_paise = (taxable_paise + cgst_paise + sgst_paise + igst_paise)),
  constraint invoice__kind check (kind in ('invoice', 'credit_note')),
  constraint invoice__number check (length(number) <= 16),
  constraint invoice__merchant foreign key (merchant_id) references merchant (id),
  constraint invoice__order foreign key (order_id) references shop_order (order_id)
);
create index invoice__of_order on invoice (order_id, invoice_id);

create table order_event (
  event_id bigint generated always as identity,
  order_id text not null,
  at timestamptz not null,
  kind text not null,
  from_state text,
  to_state text,
  actor text not null,
  text text not null,
  constraint order_event__identity primary key (event_id),
  constraint order_event__actor check (actor in ('buyer', 'merchant', 'courier', 'shop')),
  constraint order_event__kind check (kind in ('placed', 'moved', 'cancelled', 'note', 'payment', 'refund', 'return',
    'exchange', 'invoice')),
  constraint order_event__order foreign key (order_id) references shop_order (order_id)
);
create index order_event__of_order on order_event (order_id, event_id);

create table order_line (
  line_id bigint generated always as identity,
  order_id text not null,
  position smallint not null,
  state text not null default 'placed',
  sku text not null,
  product_id bigint not null,
  slug text not null,
  name text not null,
  picture jsonb not null,
  options jsonb not null,
  custom_options jsonb not null,
  qty integer not null,
  price_paise bigint not null,
  mrp_paise bigint not null,
  items_paise bigint not null,
  discount_paise bigint not null,
  goods_paise bigint not null,
  shipping_paise bigint not null,
  payment_discount_paise bigint not null,
  gst_percent numeric(5,2) not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  perks_paise bigint not null default 0,
  is_returnable boolean not null default true,
  open_qty integer not null default 0,
  done_qty integer not null default 0,
  hsn text not null default '',
  constraint order_line__identity primary key (line_id),
  constraint order_line__position_unique unique (order_id, position),
  constraint order_line__adds_up check (items_paise = (price_paise * qty)
    and goods_paise = (items_paise - discount_paise) and goods_paise >= 0
    and (taxable_paise + cgst_paise + sgst_paise + igst_paise) = goods_paise and taxable_paise >= 0),
  constraint order_line__never_more_than_delivered check (open_qty >= 0 and done_qty >= 0
    and (open_qty + done_qty) <= qty and (state = 'delivered' or (open_qty + done_qty) = 0)),
  constraint order_line__perks check (perks_paise >= 0 and perks_paise <= discount_paise),
  constraint order_line__qty check (qty >= 1 and qty <= 50),
  constraint order_line__state check (state in ('placed', 'on_hold', 'accepted', 'packed', 'shipped',
    'out_for_delivery', 'delivered', 'delivery_failed', 'rto', 'cancelled')),
  constraint order_line__order foreign key (order_id) references shop_order (order_id)
);

create table affiliate_entry (
  entry_id bigint generated always as identity,
  affiliate_id bigint not null,
  kind text not null,
  amount_paise bigint not null,
  order_id text,
  line_id bigint,
  reference text,
  at timestamptz not null,
  constraint affiliate_entry__identity primary key (entry_id),
  constraint affiliate_entry__kind check (kind = 'earned' and amount_paise > 0 and line_id is not null
    and order_id is not null and reference is null or kind = 'taken_back' and amount_paise < 0
    and line_id is not null and order_id is not null and reference is null or kind = 'paid_out' and amount_paise < 0
    and line_id is null and order_id is null and reference is not null),
  constraint affiliate_entry__affiliate foreign key (affiliate_id) references affiliate (affiliate_id),
  constraint affiliate_entry__line foreign key (line_id) references order_line (line_id),
  constraint affiliate_entry__order foreign key (order_id) references shop_order (order_id)
);
create index affiliate_entry__of_affiliate on affiliate_entry (affiliate_id, at);
create index affiliate_entry__of_line on affiliate_entry (line_id) where line_id is not null;
create unique index affiliate_entry__paid_once on affiliate_entry (affiliate_id, reference)
  where reference is not null;

create table order_origin (
  order_id text not null,
  source text,
  affiliation text,
  referral_code text,
  click_id text,
  prepaid_offer boolean,
  affiliate_id bigint,
  percent numeric(4,2),
  constraint order_origin__identity primary key (order_id),
  constraint order_origin__rule check ((affiliate_id is null) = (percent is null)),
  constraint order_origin__affiliate foreign key (affiliate_id) references affiliate (affiliate_id),
  constraint order_origin__order foreign key (order_id) references shop_order (order_id)
);
create index order_origin__to_pay on order_origin (affiliate_id) where affiliate_id is not null;

create table refund (
  refund_id text not null,
  key text not null,
  user_id bigint not null,
  transaction_id text not null,
  order_id text,
  payment_id text,
  wanted text not null,
  amount_paise bigint not null,
  source_paise bigint not null,
  credit_paise bigint not null,
  state text not null,
  reason text not null,
  gateway_refund_id text,
  tries integer not null default 0,
  check_at timestamptz,
  requested_at timestamptz not null,
  done_at timestamptz,
  gift_paise bigint not null default 0,
  constraint refund__identity primary key (refund_id),
  constraint refund__gateway_unique unique (gateway_refund_id),
  constraint refund__once unique (key),
  constraint refund__adds_up check (amount_paise > 0 and source_paise >= 0 and gift_paise >= 0 and credit_paise >= 0
    and amount_paise = (source_paise + gift_paise + credit_paise)),
  constraint refund__done check ((state = 'done') = (done_at is not null)),
  constraint refund__source check (source_paise = 0 or payment_id is not null),
  constraint refund__state check (state in ('requested', 'initiated', 'done')),
  constraint refund__wanted check (wanted in ('source', 'wallet')),
  constraint refund__order foreign key (order_id) references shop_order (order_id),
  constraint refund__payment foreign key (payment_id) references payment (payment_id),
  constraint refund__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint refund__user foreign key (user_id) references app_user (id)
);
create index refund__of_order on refund (order_id) where order_id is not null;
create index refund__of_payment on refund (payment_id) where payment_id is not null;
create index refund__under_way on refund (check_at) where state <> 'done';

create table return_request (
  request_id text not null,
  order_id text not null,
  user_id bigint not null,
  merchant_id bigint not null,
  kind text not null,
  state text not null default 'requested',
  reached jsonb not null,
  refund_to text not null,
  refund_paise bigint not null,
  perks_paise bigint not null,
  refund_id text,
  photos text[] not null,
  pickup_address text not null,
  pickup_date date,
  pickup_part text,
  pickup_courier text,
  pickup_awb text,
  condition text,
  denied_because text,
  holds_replacement boolean not null default false,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  constraint return_request__identity primary key (request_id),
  constraint return_request__amounts check (refund_paise >= 0 and perks_paise >= 0),
  constraint return_request__claim_shows check (kind <> 'claim' or cardinality(photos) > 0),
  constraint return_request__condition check (condition in ('good', 'poor')),
  constraint return_request__denied check ((state = 'denied') = (denied_because is not null)),
  constraint return_request__kind check (kind in ('return', 'exchange', 'claim')),
  constraint return_request__number check (request_id ~ '^R-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint return_request__part check (pickup_part in ('morning', 'afternoon', 'evening')),
  constraint return_request__photos check (cardinality(photos) <= 6),
  constraint return_request__refund_to check (refund_to in ('source', 'wallet')),
  constraint return_request__state check ((state in ('requested', 'approved', 'denied', 'cancelled',
    'pickup_scheduled', 'picked_up', 'received', 'refunded', 'replacement_shipped', 'fulfilled'))
    and (kind = 'exchange' or (state not in ('replacement_shipped', 'fulfilled'))) and (kind <> 'exchange'
    or state <> 'refunded')),
  constraint return_request__merchant foreign key (merchant_id) references merchant (id),
  constraint return_request__order foreign key (order_id) references shop_order (order_id),
  constraint return_request__user foreign key (user_id) references app_user (id)
);
create index return_request__of_merchant on return_request (merchant_id, state, requested_at);
create index return_request__of_order on return_request (order_id, requested_at desc);

create table return_line (
  request_id text not null,
  line_id bigint not null,
  pieces smallint[] not null,
  reason text not null,
  note text not null,
  replacement_sku text,
  replacement_options jsonb,
  constraint return_line__identity primary key (request_id, line_id),
  constraint return_line__pieces check (cardinality(pieces) >= 1 and cardinality(pieces) <= 50),
  constraint return_line__replacement check ((replacement_sku is null) = (replacement_options is null)),
  constraint return_line__line foreign key (line_id) references order_line (line_id),
  constraint return_line__request foreign key (request_id) references return_request (request_id)
);
create index return_line__of_line on return_line (line_id);

create table shipment (
  shipment_id bigint generated always as identity,
  order_id text not null,
  request_id text,
  courier text not null,
  awb text,
  shipped_at timestamptz not null,
  expected_by date,
  delivered_at timestamptz,
  constraint shipment__identity primary key (shipment_id),
  constraint shipment__awb_once unique (courier, awb),
  constraint shipment__once unique nulls not distinct (order_id, request_id),
  constraint shipment__numbered check (awb is not null or courier = 'Merchant Delivery'),
  constraint shipment__order foreign key (order_id) references shop_order (order_id),
  constraint shipment__request foreign key (request_id) references return_request (request_id)
);

create table short_link (
  code_hash bytea not null,
  path text not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  is_published boolean not null default true,
  constraint short_link__identity primary key (code_hash),
  constraint short_link__hash check (octet_length(code_hash) = 32),
  constraint short_link__path check (path ~ '^/([^/\\[:space:]]|$)'),
  constraint short_link__window check (ends_at > starts_at)
);

create table sign_in_delay (
  subject bytea not null,
  failures integer not null,
  last_failure_at timestamptz not null,
  blocked_until timestamptz not null,
  constraint sign_in_delay_pkey primary key (subject)
);

create table size_guide (
  sg_type text not null,
  title text not null,
  unit text not null,
  columns text[] not null,
  rows jsonb not null,
  how text not null,
  constraint size_guide__identity primary key (sg_type),
  constraint size_guide__rows check (jsonb_typeof(rows) = 'array')
);

create table staff_change (
  kind text not null,
  id text not null,
  version integer not null,
  changed_by bigint,
  changed_at timestamptz not null,
  constraint staff_change__identity primary key (kind, id, version),
  constraint staff_change__version check (version > 0),
  constraint staff_change__by foreign key (changed_by) references app_user (id) on delete set null
);
create index staff_change__by_person on staff_change (changed_by) where changed_by is not null;

create table stock_hold (
  transaction_id text not null,
  cart_id bigint not null,
  sku text not null,
  qty integer not null,
  expires_at timestamptz not null,
  constraint stock_hold__identity primary key (transaction_id, sku),
  constraint stock_hold__qty check (qty > 0),
  constraint stock_hold__cart foreign key (cart_id) references cart (cart_id) on delete cascade,
  constraint stock_hold__transaction foreign key (transaction_id)
    references checkout_transaction (transaction_id) on delete cascade
);
create index stock_hold__by_sku on stock_hold (sku, expires_at);

create table store (
  id bigint generated by default as identity,
  slug text not null,
  merchant_id bigint not null,
  name text not null,
  address_lines text[] not null,
  city text not null,
  locality text not null,
  state text not null,
  pincode text not null,
  lat double precision not null,
  lng double precision not null,
  phone text not null,
  hours jsonb not null,
  line text not null,
  directions text not null,
  position integer not null default 0,
  constraint store__identity primary key (id),
  constraint store__slug_unique unique (slug),
  constraint store__address check (cardinality(address_lines) >= 1 and cardinality(address_lines) <= 4),
  constraint store__hours check (jsonb_typeof(hours) = 'array' and jsonb_array_length(hours) = 7),
  constraint store__phone check (phone ~ '^[6-9][0-9]{9}$'),
  constraint store__pincode check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint store__point check (lat >= 6::double precision and lat <= 38::double precision
    and lng >= 68::double precision and lng <= 98::double precision),
  constraint store__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint store__merchant foreign key (merchant_id) references merchant (id) on delete cascade
);
create index store__of_merchant on store (merchant_id, position);

create table stream_day (
  day date not null,
  page text not null,
  city text not null,
  device text not null,
  views integer not null,
  constraint stream_day__identity primary key (day, page, city, device),
  constraint stream_day__views check (views > 0)
);

create sequence stream_event_seq;
create table stream_event (
  day date not null,
  event_id text not null,
  seq bigint not null default nextval('stream_event_seq'),
  partition_key text not null,
  name text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  page text not null,
  city text not null,
  device text not null,
  source text not null,
  user_id text,
  object_id text,
  mail_hash text,
  props jsonb not null,
  affiliation text,
  origin jsonb not null default '{}',
  profile jsonb,
  constraint stream_event__identity primary key (day, event_id)
) partition by range (day);
create index stream_event__of_campaigns on stream_event ((props ->> 'slug'), happened_at)
  where name = 'CAMPAIGN_VIEWED';
create index stream_event__of_visitor on stream_event (coalesce(object_id, user_id, event_id), happened_at)
  where name in ('CAMPAIGN_VIEWED', 'CAMPAIGN_BLOCK_CLICKED', 'PRODUCT_ADDED_TO_CART', 'ORDER_PLACED');
create index stream_event__opened on stream_event (day) where name = 'APP_OPEN';
create index stream_event__tapped_on_campaigns on stream_event ((props ->> 'slug'), happened_at)
  where name = 'CAMPAIGN_BLOCK_CLICKED';
create index stream_event__told on stream_event (name, happened_at) where name in ('SEARCH_VIEWED',
  'PRODUCT_VIEWED', 'PRODUCT_ADDED_TO_CART', 'CHECKOUT_STARTED', 'ORDER_PLACED');

create table sub_locality (
  city text not null,
  locality_slug text not null,
  slug text not null,
  name text not null,
  position integer not null default 0,
  constraint sub_locality__identity primary key (city, locality_slug, slug),
  constraint sub_locality__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint sub_locality__locality foreign key (city, locality_slug) references locality (city,
    slug) on delete cascade
);

create table subscription_campaign (
  slug text not null,
  title text not null,
  line text not null,
  story jsonb not null,
  questions jsonb not null default '[]',
  picture_url text not null,
  picture_alt text not null,
  picture_ground text not null,
  is_published boolean not null default true,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz,
  constraint subscription_campaign__identity primary key (slug),
  constraint subscription_campaign__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create table tag (
  slug text not null,
  name text not null,
  line text not null,
  tag_group text not null,
  is_programmatic boolean not null default false,
  position integer not null default 0,
  constraint tag__identity primary key (slug),
  constraint tag__name check (length(name) >= 1 and length(name) <= 80),
  constraint tag__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create table ticket_hold (
  hold_id text not null,
  event_id bigint not null,
  user_id bigint not null,
  state text not null default 'held',
  ended_by text,
  is_offer boolean not null default false,
  guests jsonb not null default '[]',
  contact jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint ticket_hold__identity primary key (hold_id),
  constraint ticket_hold__ended_by check ((state = 'released') = (ended_by is not null) and (ended_by in ('buyer',
    'choice', 'time'))),
  constraint ticket_hold__guests check (jsonb_typeof(guests) = 'array'),
  constraint ticket_hold__number check (hold_id ~ '^HD-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint ticket_hold__state check (state in ('held', 'released', 'booked')),
  constraint ticket_hold__event foreign key (event_id) references event (id),
  constraint ticket_hold__user foreign key (user_id) references app_user (id)
);
create index ticket_hold__of_buyer on ticket_hold (user_id, event_id, created_at desc);
create unique index ticket_hold__one_at_a_time on ticket_hold (event_id, user_id) where state = 'held';
create index ticket_hold__to_end on ticket_hold (expires_at) where state = 'held';

create table ticket_type (
  id bigint generated always as identity,
  event_id bigint not null,
  name text not null,
  line text not null default '',
  price_paise bigint not null,
  seats integer not null,
  sold integer not null default 0,
  position smallint not null default 0,
  constraint ticket_type__identity primary key (id),
  constraint ticket_type__name_unique unique (event_id, name),
  constraint ticket_type__never_oversold check (sold >= 0 and sold <= seats),
  constraint ticket_type__price check (price_paise >= 0),
  constraint ticket_type__seats check (seats >= 0),
  constraint ticket_type__event foreign key (event_id) references event (id) on delete cascade
);

create table ticket (
  ticket_id text not null,
  hold_id text not null,
  event_id bigint not null,
  ticket_type_id bigint not null,
  user_id bigint not null,
  transaction_id text,
  is_paid_online boolean not null default false,
  guest text not null,
  code text not null,
  price_paise bigint not null,
  state text not null default 'valid',
  issued_at timestamptz not null,
  used_at timestamptz,
  used_by text,
  cancelled_at timestamptz,
  seat smallint not null default 1,
  constraint ticket__identity primary key (ticket_id),
  constraint ticket__code_unique unique (code),
  constraint ticket__number check (ticket_id ~ '^TK-[0-9A-HJKMNP-TV-Z]{12}$'),
  constraint ticket__paid check (price_paise = 0 or price_paise > 0 and transaction_id is not null),
  constraint ticket__seat check (seat > 0),
  constraint ticket__state check (state = 'valid' and used_at is null and cancelled_at is null or state = 'used'
    and used_at is not null and cancelled_at is null or state = 'cancelled' and cancelled_at is not null
    and used_at is null),
  constraint ticket__event foreign key (event_id) references event (id),
  constraint ticket__hold foreign key (hold_id) references ticket_hold (hold_id),
  constraint ticket__transaction foreign key (transaction_id) references checkout_transaction (transaction_id),
  constraint ticket__type foreign key (ticket_type_id) references ticket_type (id),
  constraint ticket__user foreign key (user_id) references app_user (id)
);
create index ticket__of_event on ticket (event_id, used_at desc);
create index ticket__of_type on ticket (ticket_type_id) where state <> 'cancelled';
create index ticket__of_user on ticket (user_id, event_id);

create table ticket_hold_line (
  hold_id text not null,
  ticket_type_id bigint not null,
  qty integer not null,
  price_paise bigint not null,
  constraint ticket_hold_line__identity primary key (hold_id, ticket_type_id),
  constraint ticket_hold_line__price check (price_paise >= 0),
  constraint ticket_hold_line__qty check (qty >= 1 and qty <= 10),
  constraint ticket_hold_line__hold foreign key (hold_id) references ticket_hold (hold_id) on delete cascade,
  constraint ticket_hold_line__type foreign key (ticket_type_id) references ticket_type (id)
);
create index ticket_hold_line__of_type on ticket_hold_line (ticket_type_id);

create table ticket_waiting (
  id bigint generated always as identity,
  event_id bigint not null,
  ticket_type_id bigint not null,
  user_id bigint not null,
  qty integer not null,
  state text not null default 'waiting',
  joined_at timestamptz not null,
  hold_id text,
  constraint ticket_waiting__identity primary key (id),
  constraint ticket_waiting__offer check ((state = 'offered') = (hold_id is not null)),
  constraint ticket_waiting__qty check (qty >= 1 and qty <= 10),
  constraint ticket_waiting__state check (state in ('waiting', 'offered', 'left')),
  constraint ticket_waiting__event foreign key (event_id) references event (id),
  constraint ticket_waiting__hold foreign key (hold_id) references ticket_hold (hold_id),
  constraint ticket_waiting__type foreign key (ticket_type_id) references ticket_type (id),
  constraint ticket_waiting__user foreign key (user_id) references app_user (id)
);
create unique index ticket_waiting__once on ticket_waiting (ticket_type_id, user_id) where state = 'waiting';
create index ticket_waiting__queue on ticket_waiting (event_id, id) where state = 'waiting';

create table variant (
  sku text not null,
  product_id bigint not null,
  position smallint not null,
  colour text,
  colour_slug text not null default '',
  colour_hex text,
  size text,
  weight_label text,
  weight_grams integer not null,
  price_paise bigint not null,
  mrp_paise bigint not null,
  on_hand integer not null,
  discount_percent integer generated always as ((mrp_paise - price_paise) * 100 / mrp_paise) stored,
  is_offered boolean not null default true,
  sellable integer not null generated always as (case when is_offered then on_hand else 0 end) stored,
  constraint variant__identity primary key (sku),
  constraint variant__position_unique unique (product_id, position),
  constraint variant__colour check ((colour is null) = (colour_hex is null) and (colour is null) = (colour_slug = '')
    and colour_hex ~ '^#[0-9a-f]{6}$'),
  constraint variant__price check (price_paise > 0 and price_paise <= mrp_paise),
  constraint variant__sku check (sku ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$' and length(sku) <= 120),
  constraint variant__stock check (on_hand >= 0),
  constraint variant__weight check (weight_grams > 0),
  constraint variant__product foreign key (product_id) references product (id) on delete cascade
);

create table restock_wish (
  id bigint generated always as identity,
  sku text not null,
  email text not null,
  token text not null,
  created_at timestamptz not null,
  told_at timestamptz,
  constraint restock_wish__identity primary key (id),
  constraint restock_wish__token_unique unique (token),
  constraint restock_wish__email check (email = lower(email) and length(email) <= 254),
  constraint restock_wish__variant foreign key (sku) references variant (sku) on delete cascade
);
create index restock_wish__of_address on restock_wish (email) where told_at is null;
create unique index restock_wish__once on restock_wish (sku, email) where told_at is null;

create table subscription_plan (
  plan_id text not null,
  campaign_slug text not null,
  position smallint not null,
  title text not null,
  line text not null,
  sku text not null,
  billing text not null,
  price_paise bigint not null,
  every_unit text not null,
  every_count smallint not null,
  deliveries smallint not null,
  cut_off_days smallint not null default 3,
  rest text not null default 'refund',
  comes jsonb not null,
  is_offered boolean not null default true,
  constraint subscription_plan__identity primary key (plan_id),
  constraint subscription_plan__billing check (billing in ('upfront', 'mandate')),
  constraint subscription_plan__cut_off check (cut_off_days >= 0 and cut_off_days <= 20),
  constraint subscription_plan__deliveries check (deliveries >= 1 and deliveries <= 60),
  constraint subscription_plan__interval check ((every_unit in ('week', 'month')) and every_count >= 1
    and every_count <= 12),
  constraint subscription_plan__price check (price_paise >= 100),
  constraint subscription_plan__rest check (rest in ('refund', 'ship')),
  constraint subscription_plan__campaign foreign key (campaign_slug) references subscription_campaign (slug),
  constraint subscription_plan__sku foreign key (sku) references variant (sku)
);
create index subscription_plan__of_campaign on subscription_plan (campaign_slug, position);

create table subscription (
  subscription_id text not null,
  user_id bigint not null,
  plan_id text not null,
  state text not null default 'created',
  title text not null,
  sku text not null,
  billing text not null,
  price_paise bigint not null,
  every_unit text not null,
  every_count smallint not null,
  deliveries smallint not null,
  cut_off_days smallint not null,
  rest text not null,
  address jsonb not null,
  transaction_id text not null,
  anchor_on date,
  gateway_subscription_id text,
  next_charge_at timestamptz,
  steer text,
  resume_on date,
  ends_on date,
  cancelled_at timestamptz,
  version integer not null default 0,
  check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint subscription__identity primary key (subscription_id),
  constraint subscription__gateway_once unique (gateway_subscription_id),
  constraint subscription__billing check (billing in ('upfront', 'mandate')),
  constraint subscription__mandate check (billing = 'mandate' or gateway_subscription_id is null),
  constraint subscription__state check (state in ('created', 'authenticated', 'active', 'pending', 'halted', 'paused',
    'cancelled', 'completed', 'expired')),
  constraint subscription__steer check (steer in ('pause', 'resume', 'cancel')),
  constraint subscription__plan foreign key (plan_id) references subscription_plan (plan_id),
  constraint subscription__user foreign key (user_id) references app_user (id)
);
create index subscription__of_user on subscription (user_id, created_at desc);
create unique index subscription__one_running on subscription (user_id, plan_id) where state in ('authenticated',
  'active', 'pending', 'halted', 'paused');
create unique index subscription__one_unpaid on subscription (user_id, plan_id) where state = 'created';
create index subscription__to_check on subscription (check_at) where check_at is not null;
create index subscription__to_resume on subscription (resume_on) where resume_on is not null;

create table subscription_cycle (
  subscription_id text not null,
  cycle smallint not null,
  state text not null default 'owed',
  slot smallint not null,
  due_on date not null,
  moved smallint not null default 0,
  amount_paise bigint not null,
  transaction_id text not null,
  payment_id text,
  order_id text,
  refund_id text,
  paid_at timestamptz not null,
  done_at timestamptz,
  gift_paise bigint not null default 0,
  credit_paise bigint not null default 0,
  constraint subscription_cycle__identity primary key (subscription_id, cycle),
  constraint subscription_cycle__one_a_payment unique (payment_id),
  constraint subscription_cycle__one_an_order unique (order_id),
  constraint subscription_cycle__amount check (amount_paise > 0),
  constraint subscription_cycle__state check ((state in ('owed', 'sent', 'refunded'))
    and (state = 'sent') = (order_id is not null) and (state = 'refunded') = (refund_id is not null)
    and (state = 'owed') = (done_at is null)),
  constraint subscription_cycle__tenders check (gift_paise >= 0 and credit_paise >= 0
    and (gift_paise + credit_paise) <= amount_paise),
  constraint subscription_cycle__order foreign key (order_id) references shop_order (order_id),
  constraint subscription_cycle__subscription foreign key (subscription_id) references subscription (subscription_id),
  constraint subscription_cycle__transaction foreign key (transaction_id)
    references checkout_transaction (transaction_id)
);
create index subscription_cycle__due on subscription_cycle (due_on) where state = 'owed';

create table subscription_gateway_plan (
  plan_id text not null,
  terms text not null,
  gateway_plan_id text not null,
  constraint subscription_gateway_plan__identity primary key (plan_id, terms),
  constraint subscription_gateway_plan__plan foreign key (plan_id) references subscription_plan (plan_id)
);

create table video (
  id bigint generated by default as identity,
  slug text not null,
  city text not null,
  title text not null,
  line text not null,
  tag text not null,
  author_id bigint not null,
  minutes smallint not null,
  scene text not null,
  alt text not null,
  ground text not null,
  picture_url text,
  frames jsonb not null default '[]',
  file_url text,
  file_type text,
  published_at timestamptz not null,
  constraint video__identity primary key (id),
  constraint video__slug_unique unique (slug),
  constraint video__file check ((file_url is null) = (file_type is null) and (file_type in ('video/mp4',
    'video/webm'))),
  constraint video__frames check (jsonb_typeof(frames) = 'array'),
  constraint video__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint video__author foreign key (author_id) references author (user_id),
  constraint video__tag foreign key (tag) references tag (slug)
);
create index video__by_tag on video (tag, published_at desc, id desc);
create index video__newest on video (city, published_at desc, id desc);

create table video_file (
  id text not null,
  user_id bigint not null,
  type text not null,
  bytes bigint not null default 0,
  is_complete boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  constraint video_file__identity primary key (id),
  constraint video_file__bytes check (bytes >= 0 and bytes <= 134217728),
  constraint video_file__id check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint video_file__type check (type in ('video/mp4', 'video/webm')),
  constraint video_file__user foreign key (user_id) references app_user (id) on delete cascade
);
create index video_file__given_up on video_file (created_at) where not is_complete;
create index video_file__of_user on video_file (user_id);

create table video_piece (
  video_id text not null,
  number integer not null,
  bytes bytea storage external not null,
  constraint video_piece__identity primary key (video_id, number),
  constraint video_piece__size check (octet_length(bytes) >= 1 and octet_length(bytes) <= 1048576),
  constraint video_piece__video foreign key (video_id) references video_file (id) on delete cascade
);

create table vote (
  ballot_id text not null,
  number integer not null,
  voter bytea not null,
  option_id text not null,
  voted_at timestamptz not null,
  hash bytea not null,
  address bytea,
  account_at timestamptz not null,
  constraint vote__identity primary key (ballot_id, number),
  constraint vote__one_a_person unique (ballot_id, voter),
  constraint vote__option foreign key (ballot_id, option_id) references ballot_option (ballot_id, id)
);
create index vote__address on vote (voted_at) where address is not null;
create index vote__option_of on vote (ballot_id, option_id);

create table wallet_account (
  account_id bigint generated always as identity,
  user_id bigint,
  kind text not null,
  balance_paise bigint,
  postings integer not null default 0,
  earned_paise bigint not null default 0,
  spent_paise bigint not null default 0,
  expired_paise bigint not null default 0,
  constraint wallet_account__identity primary key (account_id),
  constraint wallet_account__once unique nulls not distinct (user_id, kind),
  constraint wallet_account__balance check ((user_id is null) = (balance_paise is null)),
  constraint wallet_account__floor check (balance_paise >= 0),
  constraint wallet_account__kind check (user_id is not null and (kind in ('perks', 'credit', 'gift_cards', 'owed'))
    or user_id is null and (kind in ('promotions', 'sales', 'refunds', 'gift_cards', 'gift_cards_sold', 'unused'))),
  constraint wallet_account__user foreign key (user_id) references app_user (id)
);

create table wallet_entry (
  entry_id bigint generated always as identity,
  key text not null,
  kind text not null,
  user_id bigint not null,
  transaction_id text,
  order_id text,
  text text not null,
  at timestamptz not null,
  refund_id text,
  gift_id text,
  constraint wallet_entry__identity primary key (entry_id),
  constraint wallet_entry__once unique (key),
  constraint wallet_entry__kind check (kind in ('perks_given', 'perks_returned', 'perks_expired', 'perks_taken_back',
    'credit_given', 'spent', 'gift_card_sold', 'gift_card_refunded', 'gift_card_lapsed', 'gift_card_redeemed',
    'gift_card_returned', 'gift_card_expired', 'gift_card_remainder_refunded')),
  constraint wallet_entry__user foreign key (user_id) references app_user (id)
);

create table wallet_hold (
  transaction_id text not null,
  user_id bigint not null,
  cart_id bigint,
  perks_paise bigint not null,
  credit_paise bigint not null,
  state text not null default 'held',
  held_at timestamptz not null,
  expires_at timestamptz not null,
  gift_paise bigint not null default 0,
  constraint wallet_hold__identity primary key (transaction_id),
  constraint wallet_hold__amounts check (perks_paise >= 0 and gift_paise >= 0 and credit_paise >= 0
    and (perks_paise + gift_paise + credit_paise) > 0),
  constraint wallet_hold__state check (state in ('held', 'captured', 'released')),
  constraint wallet_hold__user foreign key (user_id) references app_user (id)
);
create index wallet_hold__age on wallet_hold (expires_at) where state <> 'captured';
create index wallet_hold__live on wallet_hold (user_id, expires_at) where state = 'held';

create table wallet_lot (
  lot_id bigint generated always as identity (sequence name perks_lot_lot_id_seq),
  user_id bigint not null,
  entry_id bigint not null,
  amount_paise bigint not null,
  left_paise bigint not null,
  expires_at timestamptz not null,
  kind text not null,
  gift_id text,
  reminded_at timestamptz,
  constraint wallet_lot__identity primary key (lot_id),
  constraint wallet_lot__once unique (entry_id),
  constraint wallet_lot__one_a_card unique (gift_id),
  constraint wallet_lot__amount check (amount_paise > 0),
  constraint wallet_lot__kind check (kind = 'perks' and gift_id is null or kind = 'gift_cards'
    and gift_id is not null),
  constraint wallet_lot__left check (left_paise >= 0 and left_paise <= amount_paise),
  constraint wallet_lot__card foreign key (gift_id) references gift_card (gift_id),
  constraint wallet_lot__entry foreign key (entry_id) references wallet_entry (entry_id),
  constraint wallet_lot__user foreign key (user_id) references app_user (id)
);
create index wallet_lot__to_expire on wallet_lot (expires_at, lot_id) where left_paise > 0;
create index wallet_lot__to_spend on wallet_lot (user_id, kind, expires_at, lot_id) where left_paise > 0;

create table wallet_lot_use (
  transaction_id text not null,
  lot_id bigint not null,
  amount_paise bigint not null,
  returned_paise bigint not null default 0,
  constraint wallet_lot_use__identity primary key (transaction_id, lot_id),
  constraint wallet_lot_use__amount check (amount_paise > 0 and returned_paise >= 0
    and returned_paise <= amount_paise),
  constraint wallet_lot_use__lot foreign key (lot_id) references wallet_lot (lot_id)
);
create index wallet_lot_use__of_lot on wallet_lot_use (lot_id);

create table wallet_posting (
  posting_id bigint generated always as identity,
  entry_id bigint not null,
  account_id bigint not null,
  amount_paise bigint not null,
  constraint wallet_posting__identity primary key (posting_id),
  constraint wallet_posting__amount check (amount_paise <> 0),
  constraint wallet_posting__account foreign key (account_id) references wallet_account (account_id),
  constraint wallet_posting__entry foreign key (entry_id) references wallet_entry (entry_id)
);
create index wallet_posting__of_account on wallet_posting (account_id, posting_id desc);
create index wallet_posting__of_entry on wallet_posting (entry_id);

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
  constraint gift_choice__answers check (jsonb_typeof(answers) = 'array'),
  constraint gift_choice__has_an_owner check ((user_id is null) <> (browser_key is null)),
  constraint gift_choice__id check (id ~ '^[A-Za-z0-9_-]{22}$'),
  constraint gift_choice__user foreign key (user_id) references app_user (id) on delete cascade
);
create index gift_choice__age on gift_choice (changed_at);
create index gift_choice__of_user on gift_choice (user_id) where user_id is not null;

create table gift_questionnaire (
  slug text not null,
  version integer not null default 1,
  position integer not null default 0,
  is_published boolean not null default false,
  constraint gift_questionnaire__identity primary key (slug),
  constraint gift_questionnaire__slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  constraint gift_questionnaire__version check (version > 0)
);

create table gift_questionnaire_version (
  slug text not null,
  version integer not null,
  content jsonb not null,
  saved_by bigint,
  saved_at timestamptz not null default now(),
  constraint gift_questionnaire_version__identity primary key (slug, version),
  constraint gift_questionnaire_version__content check (jsonb_typeof(content -> 'questions') = 'array'),
  constraint gift_questionnaire_version__editor foreign key (saved_by) references app_user (id) on delete set null,
  constraint gift_questionnaire_version__questionnaire foreign key (slug) references gift_questionnaire (slug)
);

alter table gift_choice add constraint gift_choice__questions foreign key (slug, version) references gift_questionnaire_version (slug, version);
alter table gift_questionnaire add constraint gift_questionnaire__asks foreign key (slug, version) references gift_questionnaire_version (slug, version) deferrable initially deferred;
