import type { Tx } from '../../../db.ts'
import { type Fragment, insertAll } from '../../../sql-fragment.ts'
import type { OrderToOpen } from './open-orders.ts'

/** Inserts all orders of a transaction, with all their lines. */
export function insertOrders(tx: Tx, orders: readonly OrderToOpen[], now: Date): readonly Fragment[] {
  const rows = orders.map((order) => ({
    order_id: order.id,
    transaction_id: order.transactionId,
    part: order.part,
    user_id: order.userId,
    merchant_id: order.merchant.id,
    merchant_slug: order.merchant.slug,
    merchant_name: order.merchant.name,
    seller_state: order.merchant.state ?? null,
    payment_method: order.method,
    payment_status: order.paymentStatus,
    address: order.address,
    gift_note_from: order.giftNote?.from ?? null,
    gift_note_text: order.giftNote?.text ?? null,
    items_paise: order.items,
    discount_paise: order.discount,
    shipping_paise: order.shipping,
    payment_discount_paise: order.paymentDiscount,
    payable_paise: order.payable,
    gift_paise: order.gifts,
    credit_paise: order.credit,
    cgst_paise: order.cgst,
    sgst_paise: order.sgst,
    igst_paise: order.igst,
    expected_by: order.expectedBy,
    deliver_on: order.deliverOn,
    send_by: order.sendBy,
    earliest_on: order.earliestOn,
    latest_on: order.latestOn,
    road_days: order.roadDays,
    placed_at: now,
    updated_at: now,
  }))
  const lines = orders.flatMap((order) =>
    order.lines.map((line, position) => ({
      order_id: order.id,
      position,
      sku: line.sku,
      product_id: line.productId,
      slug: line.slug,
      name: line.name,
      // Agreements made before invoices existed have none.
      hsn: line.hsn ?? '',
      is_returnable: line.isReturnable ?? true,
      picture: line.picture,
      options: line.options,
      custom_options: line.customOptions,
      qty: line.qty,
      price_paise: line.price,
      mrp_paise: line.mrp,
      items_paise: line.items,
      discount_paise: line.discount,
      perks_paise: line.perks,
      goods_paise: line.goods,
      shipping_paise: line.shipping,
      payment_discount_paise: line.paymentDiscount,
      gst_percent: line.gst.percent,
      taxable_paise: line.gst.taxable,
      cgst_paise: line.gst.cgst,
      sgst_paise: line.gst.sgst,
      igst_paise: line.gst.igst,
    })),
  )
  return [insertAll(tx, 'shop_order', rows), insertAll(tx, 'order_line', lines)]
}
