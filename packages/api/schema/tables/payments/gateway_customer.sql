-- One row per user who is a customer at the payment gateway, with the id used there.
create table gateway_customer (
  user_id bigint not null,
  customer_id text not null,
  constraint gateway_customer__identity primary key (user_id),
  constraint gateway_customer__user foreign key (user_id) references app_user (id) on delete cascade
);
