import type { Queryable } from '../../db.ts'

/** Lines, events and parcels are selected with the order, so a page of orders is one statement however long it is. */
export const orderColumns = (q: Queryable) => q`
  o.order_id as id, o.transaction_id as "transactionId", o.user_id as "userId", o.merchant_id as "merchantId",
  o.merchant_slug as "merchantSlug", o.merchant_name as "merchantName", o.state, o.payment_method as method,
  o.payment_status as "paymentStatus", o.address, o.items_paise as items, o.discount_paise as discount,
  o.shipping_paise as shipping, o.payment_discount_paise as "paymentDiscount", o.payable_paise as payable,
  o.gift_paise as gifts, o.credit_paise as credit, o.waived_paise as waived,
  o.cgst_paise as cgst, o.sgst_paise as sgst, o.igst_paise as igst,
  o.gift_note_from as "giftNoteFrom", o.gift_note_text as "giftNoteText",
  o.expected_by::text as "expectedBy", o.deliver_on::text as "deliverOn", o.send_by::text as "sendBy",
  o.earliest_on::text as "earliestOn", o.latest_on::text as "latestOn", o.road_days as "roadDays", o.placed_at as "placedAt",
  case when o.state = 'delivered' then coalesce(o.delivered_at, o.updated_at) end as "deliveredAt",
  (
    select json_agg(json_build_object(
      'id', l.line_id, 'sku', l.sku, 'productId', l.product_id, 'slug', l.slug, 'name', l.name, 'picture', l.picture,
      'qty', l.qty, 'price', l.price_paise, 'items', l.items_paise,
      'payable', l.goods_paise + l.shipping_paise - l.payment_discount_paise, 'perks', l.perks_paise,
      'state', l.state, 'open', l.open_qty, 'done', l.done_qty, 'isReturnable', l.is_returnable,
      'options', l.options, 'customOptions', l.custom_options
    ) order by l.position) from order_line l where l.order_id = o.order_id
  ) as lines,
  (
    select json_agg(json_build_object(
      'id', e.event_id, 'at', e.at, 'kind', e.kind, 'to', e.to_state, 'actor', e.actor, 'text', e.text
    ) order by e.event_id)
    from order_event e where e.order_id = o.order_id
  ) as events,
  (
    select coalesce(json_agg(json_build_object(
      'requestId', s.request_id, 'courier', s.courier, 'awb', s.awb, 'shippedAt', s.shipped_at,
      'expectedBy', s.expected_by, 'deliveredAt', s.delivered_at
    ) order by s.shipment_id), '[]')
    from shipment s where s.order_id = o.order_id
  ) as shipments`
