-- One row per staff member who may accept members' codes at an outlet; each belongs to one outlet.
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
