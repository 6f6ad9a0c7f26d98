import type { PersonalData } from '../../personal-data.ts'

const tax = {
  stays: 'Tax law requires orders and payments to be kept for eight years; name, street and phone are erased.',
} as const
const removed = 'Removed with the account'

export const ordersPersonal: PersonalData = {
  waits: async (q, { userId }) => {
    const [row] = await q<[{ count: number }]>`
      select count(*) as count from shop_order
      where user_id = ${userId} and state not in ('delivered', 'rto', 'cancelled')`
    if (row.count === 0) return []
    const orders = row.count === 1 ? 'One order' : `${row.count} orders`
    return [
      { title: 'On the way to you', text: `${orders}: will still be delivered; name and address are kept until then` },
    ]
  },
  columns: {
    'shop_order.user_id': tax,
    'shop_order.address': 'erased',
    'shop_order.gift_note_from': 'erased',
    'shop_order.gift_note_text': 'erased',
    'order_event.text': 'erased',
  },
  copy: async (q, { userId }) => ({
    orders: await q`
      select order_id, placed_at, state, merchant_name, payment_method, payment_status, payable_paise / 100.0 as rupees,
        address, gift_note_from, gift_note_text, deliver_on::text, cancel_reason
      from shop_order where user_id = ${userId} order by placed_at`,
    'order-lines': await q`
      select l.order_id, l.name, l.qty, l.price_paise / 100.0 as price, l.state, l.custom_options
      from order_line l join shop_order o on o.order_id = l.order_id
      where o.user_id = ${userId} order by l.line_id`,
    'order-notes': await q`
      select e.order_id, e.at, e.kind, e.text from order_event e join shop_order o on o.order_id = e.order_id
      where o.user_id = ${userId} and e.actor = 'buyer' and e.text <> '' order by e.event_id`,
  }),
  erase: async (tx, { userId }) => {
    await tx`
      update shop_order set address = address_without_person(address), gift_note_from = null, gift_note_text = null,
        cancel_reason = case when cancel_reason is not null then ${removed} end
      where user_id = ${userId}`
    await tx`
      update order_line set custom_options = '[]'
      where order_id in (select order_id from shop_order where user_id = ${userId}) and custom_options <> '[]'`
    await tx`select set_config('nukkad.erasing', 'a person', true)`
    await tx`
      update order_event set text = ${removed}
      where actor = 'buyer' and text <> ''
        and order_id in (select order_id from shop_order where user_id = ${userId})`
    await tx`select set_config('nukkad.erasing', '', true)`
  },
}
