-- One row per set of subscription terms created at the payment gateway. The gateway does not change plans, so another
-- price or interval is a new plan there.
create table subscription_gateway_plan (
  plan_id text not null,
  terms text not null,
  gateway_plan_id text not null,
  constraint subscription_gateway_plan__identity primary key (plan_id, terms),
  constraint subscription_gateway_plan__plan foreign key (plan_id) references subscription_plan (plan_id)
);
