import { randomBytes } from 'node:crypto'
import type { AnswerOf } from '@nukkad/contracts'
import type { tellMe } from '@nukkad/contracts/endpoints/shop/restock'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { Invalid, NotFound } from '../../errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { SaleItem } from '../catalogue/products/sale-item.ts'
import type { MailService } from '../mail/mail.service.ts'
import { availabilityOf } from '../stock/stock.ts'
import { accounts } from '../users/accounts.service.ts'
import { type BackInStock, backInStock } from './restock.mails.ts'
import * as wishes from './restock.repository.ts'

export interface RestockParts {
  readonly db: Db
  readonly now: () => Date
  readonly outbox: Outbox
  readonly mail: MailService
  readonly publicUrl: string
  readonly catalogue: { forSale(q: Queryable, skus: readonly string[]): Promise<SaleItem[]> }
}

declare module '../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly restock: { readonly sku: string }
  }
}

export type RestockService = ReturnType<typeof createRestockService>

const mostWaiting = 50
const atATime = 200
const template = 'back-in-stock'

/** Notifies shoppers once when a product that was sold out is available again. */
export function createRestockService({ db, now, outbox, mail, publicUrl, catalogue }: RestockParts) {
  mail.template(template, (data) => backInStock(data, publicUrl), { notice: 'restock' })
  outbox.handle('restock', ({ sku }) => tellThoseWho(sku))

  /** Stock is held by running payments: checks again when the first hold expires. */
  const lookAgain = (q: Queryable, sku: string, at: Date) =>
    outbox.enqueue(q, { kind: 'restock', key: `${sku}@${at.toISOString()}`, payload: { sku }, notBefore: at })

  const tellThoseWho = (sku: string): Promise<void> =>
    transaction(db, async (tx) => {
      const [[item], stand] = await Promise.all([catalogue.forSale(tx, [sku]), availabilityOf(tx, sku, now())])
      if (!item || !stand) return
      if (stand.available <= 0) {
        if (stand.freeAt) await lookAgain(tx, sku, stand.freeAt)
        return
      }
      const { title, slug, merchant, attributes } = item
      const variant = Object.values(attributes).join(', ')
      const told = await wishes.takeWaiting(tx, sku, now(), atATime)
      for (const { id, email, token } of told) {
        const data: BackInStock = { title, slug, sku, variant, maker: merchant.name, token }
        await mail.send(tx, { template, to: email, key: String(id), data })
      }
      const last = told.at(-1)
      if (told.length === atATime && last) {
        await outbox.enqueue(tx, { kind: 'restock', key: `${sku}:after-${last.id}`, payload: { sku } })
      }
    })

  return {
    /** The response does not reveal whether the address is known, was registered before, or has too many wishes. */
    async wish(
      userId: string | undefined,
      sku: string,
      typed: string | undefined,
    ): Promise<AnswerOf<typeof tellMe>['data']> {
      const email = typed?.trim().toLowerCase() ?? (userId && (await accounts.byId(db, userId))?.email)
      if (!email) throw new Invalid({ email: 'is required' }, 'Please enter your email address.')
      const [[item], stand] = await Promise.all([catalogue.forSale(db, [sku]), availabilityOf(db, sku, now())])
      if (!item || !stand) throw new NotFound('This product does not exist or is no longer sold.')
      if (stand.available > 0) return { isNoted: false, message: 'Good news: it is back in stock. You can buy it now.' }
      await transaction(db, async (tx) => {
        const token = randomBytes(16).toString('base64url')
        await wishes.insert(tx, { sku, email, token, now: now(), most: mostWaiting })
        if (stand.freeAt) await lookAgain(tx, sku, stand.freeAt)
      })
      return { isNoted: true, message: `We will email ${email} once, when it is back in stock.` }
    },

    /** The response is the same whether there was anything to delete or not. */
    stop: (token: string): Promise<void> => wishes.forget(db, token),
  }
}
