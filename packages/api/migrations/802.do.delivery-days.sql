-- The day of delivery that a buyer may choose, and the day by which the parcel then has to leave.
alter table shop_order add column deliver_on date;
alter table shop_order add column send_by date;
alter table shop_order add column earliest_on date;
alter table shop_order add column latest_on date;
alter table shop_order add column road_days smallint;
alter table shop_order add constraint shop_order__delivery_day
  check ((earliest_on is null) = (latest_on is null) and (earliest_on is null) = (road_days is null)
    and (earliest_on is not null or deliver_on is null)
    and earliest_on <= latest_on and road_days >= 0 and deliver_on between earliest_on and latest_on);
create index shop_order__to_send on shop_order (merchant_id, (coalesce(send_by, expected_by)), order_id)
  where state in ('placed', 'on_hold', 'accepted', 'packed');
alter table order_event drop constraint order_event__kind;
alter table order_event add constraint order_event__kind
  check (kind in ('placed', 'moved', 'cancelled', 'note', 'payment', 'refund', 'return', 'exchange', 'invoice', 'day'));
