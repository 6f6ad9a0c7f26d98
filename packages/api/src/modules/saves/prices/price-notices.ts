import { hrefs } from '@nukkad/contracts/hrefs'
import { dayInIndia, indianClock } from '@nukkad/contracts/indian-time'
import type { Db, Queryable } from '../../../db.ts'
import type { HousekeepingJob } from '../../../housekeeping/housekeeping.ts'
import type { SaleItem } from '../../catalogue/products/sale-item.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { WrittenMail } from '../../mail/written-mail.ts'
import type { Contacts } from '../../orders/mails/order-mails.ts'
import { type Paise, rupees } from '../../pricing/money.ts'
import type { PushService } from '../../push/push.service.ts'
import { type FallenSave, takeFallen } from './fallen-saves.repository.ts'
import { hasFallen } from './price-fall.ts'

interface FallenPrices {
  readonly userId: string
  /** what they cost before, by SKU */
  readonly was: readonly { readonly sku: string; readonly price: Paise }[]
}

declare module '../../mail/mail.service.ts' {
  interface MailData {
    readonly 'prices-fell': FallenPrices
  }
}

export interface PriceNoticeParts {
  readonly db: Db
  readonly catalogue: { forSale(q: Queryable, skus: readonly string[]): Promise<SaleItem[]> }
  readonly mail: MailService
  readonly push: Pick<PushService, 'tell'>
  readonly contacts: Contacts
  readonly publicUrl: string
}

/** Nobody is told at night, also after an outage. */
const awake = { from: 9, until: 21 }
const lifetimeSeconds = 24 * 3_600
/** The rest is on the page of saves. */
const mostInMail = 10
const savedProducts = `${hrefs.saves()}?kind=product`

/** Tells people once a day at most which products they saved cost less than then (decision 0648). */
export function priceNotices({ db, catalogue, mail, push, contacts, publicUrl }: PriceNoticeParts): HousekeepingJob {
  // What is true when it is sent counts: a price may have risen again, or the last piece been sold.
  mail.template(
    'prices-fell',
    async ({ userId, was }) => {
      const before = new Map(was.map(({ sku, price }) => [sku, price]))
      const sold = await catalogue.forSale(db, [...before.keys()])
      const fallen = sold.flatMap((item) => {
        const price = before.get(item.sku)
        return price !== undefined && item.onHand > 0 && hasFallen(item.price, price) ? [{ item, was: price }] : []
      })
      const person = await contacts.contact(db, userId)
      return person && fallen.length > 0 ? { ...person.recipient, ...fallenMail(fallen, publicUrl) } : undefined
    },
    { notice: 'prices', lifetimeSeconds },
  )

  return {
    name: 'saved products that cost less',
    most: 200,
    async sweep(tx, at, limit) {
      const hour = indianClock(at).getUTCHours()
      if (hour < awake.from || hour >= awake.until) return 0
      const byPerson = ofPeople(await takeFallen(tx, at, limit))
      for (const [userId, saves] of byPerson) {
        const key = `${userId}:${dayInIndia(at)}`
        const was = saves.map(({ sku, was: price }) => ({ sku, price }))
        await mail.send(tx, { template: 'prices-fell', key, data: { userId, was } })
        await push.tell(tx, userId, { key: `prices-fell:${key}`, ...noticeOf(saves) })
      }
      return byPerson.size
    },
  }
}

function ofPeople(saves: readonly FallenSave[]): ReadonlyMap<string, readonly FallenSave[]> {
  const byPerson = new Map<string, FallenSave[]>()
  for (const save of saves) byPerson.set(save.userId, [...(byPerson.get(save.userId) ?? []), save])
  return byPerson
}

/** For locked screens: no names, no prices. */
const noticeOf = ({ length }: readonly FallenSave[]) => ({
  title: 'A price fell',
  text: length === 1 ? 'A product that you saved costs less now.' : `${length} products that you saved cost less now.`,
  path: savedProducts,
})

interface Fallen {
  readonly item: SaleItem
  readonly was: Paise
}

function fallenMail(fallen: readonly Fallen[], publicUrl: string): WrittenMail {
  const [first, ...others] = fallen.toSorted((a, b) => b.was - b.item.price - (a.was - a.item.price))
  const isSingle = first !== undefined && others.length === 0
  const shown = first ? [first, ...others].slice(0, mostInMail) : []
  const more = fallen.length - shown.length
  return {
    subject: isSingle
      ? `${first.item.title} costs ${rupees(first.was - first.item.price)} less`
      : `${fallen.length} products that you saved cost less`,
    heading: 'Less than before',
    parts: [
      { paragraph: `You saved ${isSingle ? 'this' : 'these'}, and the price has fallen.` },
      { items: shown.map(itemOf) },
      ...(more > 0 ? [{ paragraph: `And ${more} more among your saves.` }] : []),
      isSingle
        ? { button: 'See product', href: publicUrl + hrefs.product(first.item.slug, first.item.sku) }
        : { button: 'See your saves', href: publicUrl + savedProducts },
      { note: 'Prices may change again. Nothing is reserved for you.' },
    ],
  }
}

const itemOf = ({ item: { title, attributes, price }, was }: Fallen) => ({
  name: title,
  detail: [...Object.values(attributes), `${rupees(was - price)} less than ${rupees(was)}`].join(' · '),
  amount: rupees(price),
})
