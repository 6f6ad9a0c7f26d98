import type { Dashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { Db } from '../../db.ts'
import { merchantCatalogue } from '../catalogue/merchant-catalogue/variants.service.ts'
import { orderBook } from '../orders/order-book.service.ts'
import { inRupees, type Paise } from '../pricing/money.ts'
import { questionBook } from '../product-questions/question-book.service.ts'
import { requestBook } from '../returns/requesting/request-book.service.ts'
import type { MerchantRow } from './merchant-account.repository.ts'
import { statesToSend } from './orders/order-steps-view.ts'

const oneDay = 86_400_000

/** The last seven days in India, oldest first, as 2026-11-21. */
const lastDays = (now: Date): string[] => [6, 5, 4, 3, 2, 1, 0].map((ago) => dayInIndia(now.getTime() - ago * oneDay))

interface Day {
  readonly date: string
  readonly orders: number
  readonly pieces: number
  readonly sales: Paise
}

const nothing = { orders: 0, pieces: 0, sales: 0 }
const total = (days: readonly Day[]) =>
  days.reduce(
    (sum, day) => ({ orders: sum.orders + day.orders, pieces: sum.pieces + day.pieces, sales: sum.sales + day.sales }),
    nothing,
  )
const show = ({ orders, pieces, sales }: Omit<Day, 'date'>) => ({ orders, pieces, sales: inRupees(sales) })

export type DashboardService = ReturnType<typeof createDashboardService>

/** The merchant's dashboard: pending work, recent sales, low stock. Seven statements. */
export function createDashboardService({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  return async ({ id, slug, name, maker, awayUntil }: MerchantRow): Promise<Dashboard> => {
    const days = lastDays(now())
    const [byState, requests, sold, low, hasProducts, questions, toSend] = await Promise.all([
      orderBook.countOfMerchant(db, { merchantId: id, words: undefined }),
      requestBook.countStates(db, id),
      orderBook.salesOfMerchant(db, id, days[0] ?? ''),
      merchantCatalogue.low(db, id, now()),
      merchantCatalogue.hasAny(db, id),
      questionBook.countOpen(db, id),
      orderBook.countToSend(db, { merchantId: id, states: statesToSend, words: undefined }, dayInIndia(now())),
    ])
    const orders = counter(byState)
    const asked = counter(requests)
    const each = days.map((date): Day => sold.find((day) => day.date === date) ?? { date, ...nothing })
    return {
      merchant: { slug, name, maker },
      has_products: hasProducts,
      away_until: awayUntil,
      waiting: {
        to_accept: orders('placed'),
        to_pack: orders('accepted'),
        to_ship: orders('packed'),
        to_send_today: toSend.today,
        on_the_way: orders('shipped', 'out_for_delivery'),
        failed: orders('delivery_failed'),
        on_hold: orders('on_hold'),
        to_answer: asked('requested'),
        to_reply: questions,
        to_fetch: asked('approved'),
        to_settle: asked('received'),
        to_receive: requestBook.countGroups(requests).under_way,
      },
      today: show(each.at(-1) ?? nothing),
      last_7_days: show(total(each)),
      days: each.map(({ date, orders: count, sales }) => ({ date, orders: count, sales: inRupees(sales) })),
      low_stock: low.map(({ sku, title, options, picture, onHand }) => ({
        sku,
        title,
        options,
        stock: onHand,
        media_image: picture,
      })),
    }
  }
}

function counter(rows: readonly { state: string; count: number }[]) {
  const counts = new Map(rows.map(({ state, count }) => [state, count]))
  return (...states: string[]) => states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
}
