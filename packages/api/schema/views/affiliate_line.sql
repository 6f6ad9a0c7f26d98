-- Each delivered line that an affiliate referred: what its kept pieces earn, and what has been recorded so far.
create or replace view affiliate_line as
select o.affiliate_id, o.order_id, l.line_id, s.delivered_at,
  floor(l.goods_paise * (l.qty - back.pieces) / l.qty * o.percent / 100)::bigint as due_paise,
  floor(l.goods_paise * o.percent / 100)::bigint as most_paise,
  booked.paise as booked_paise
from order_origin o
join shop_order s on s.order_id = o.order_id
join order_line l on l.order_id = o.order_id
cross join lateral (
  select coalesce(sum(cardinality(t.pieces)), 0) as pieces
  from return_line t join return_request r on r.request_id = t.request_id and r.state = 'refunded'
  where t.line_id = l.line_id
) back
cross join lateral (
  select coalesce(sum(amount_paise), 0)::bigint as paise from affiliate_entry where line_id = l.line_id
) booked
where o.affiliate_id is not null and s.state = 'delivered';
