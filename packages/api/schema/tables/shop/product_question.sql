-- One row per question of a shopper about a product. It is public once its merchant has answered it, and never with the
-- name of who asked. `user_id` is null after that account was erased; its other questions are deleted then.
create table product_question (
  id bigint generated always as identity,
  product_id bigint not null,
  merchant_id bigint not null,
  user_id bigint,
  body text not null,
  -- 'declined' also hides an answer that was given before.
  state text not null default 'open',
  answer text,
  answered_at timestamptz,
  reason text,
  -- 'held' after reports, until an operator decides; 'removed' by an operator.
  visibility text not null default 'shown',
  -- When an operator last looked at it; only later reports count. Null if never.
  read_at timestamptz,
  asked_at timestamptz not null,
  -- Grows with each change; a change must name the version that its author saw.
  version integer not null default 1,
  -- When its merchant last replaced the answer by another one. Null if never.
  answer_changed_at timestamptz,
  constraint product_question__identity primary key (id),
  constraint product_question__answer check (length(answer) >= 1 and length(answer) <= 1000),
  constraint product_question__answered check ((answer is null) = (answered_at is null) and (state <> 'answered'
    or answer is not null) and (state <> 'open' or answer is null)),
  constraint product_question__body check (length(body) >= 1 and length(body) <= 300),
  constraint product_question__reason check (length(reason) >= 1 and length(reason) <= 300
    and (state = 'declined') = (reason is not null)),
  constraint product_question__state check (state in ('open', 'answered', 'declined')),
  constraint product_question__visibility check (visibility in ('shown', 'held', 'removed')),
  constraint product_question__merchant foreign key (merchant_id) references merchant (id) on delete cascade,
  constraint product_question__product foreign key (product_id) references product (id) on delete cascade,
  constraint product_question__user foreign key (user_id) references app_user (id) on delete set null
);
create index product_question__by_age on product_question (asked_at) where state <> 'answered'
  or visibility = 'removed';
create index product_question__held on product_question (asked_at) where visibility = 'held';
create index product_question__of_asker on product_question (user_id, asked_at desc) where user_id is not null;
create index product_question__of_merchant on product_question (merchant_id, state, asked_at);
create index product_question__of_product on product_question (product_id, answered_at desc, id desc)
  where state = 'answered' and visibility = 'shown';
