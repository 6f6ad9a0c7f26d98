import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import { type Db, type Tx, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { AddressService } from '../address/address.service.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import { once } from '../idempotency/idempotency.ts'
import { addressFor } from './address-for.ts'
import * as dueSubscriptions from './due-subscriptions.repository.ts'
import { createOwnerActs, no, type OwnerActParts, type Refusal } from './owner-acts.ts'
import { shownSubscriptions } from './shown-subscriptions.ts'
import * as subscriptions from './subscription.repository.ts'
import type { SubscriptionRow } from './subscription-columns.repository.ts'

type Row = SubscriptionRow

export interface OwnParts extends OwnerActParts {
  readonly db: Db
  readonly addresses: Pick<AddressService, 'find'>
  readonly catalogue: Pick<CatalogueService, 'forSale' | 'serviceability'>
}
export type OwnSubscriptions = ReturnType<typeof createOwnSubscriptions>

export interface Answered {
  data: Subscription
  message?: Refusal
}

/** Subscribers' changes to their subscriptions. Every change is made under the lock of the subscription. */
export function createOwnSubscriptions(parts: OwnParts) {
  const { db, now, addresses, catalogue } = parts
  const { skip, pause, resume, cancel } = createOwnerActs(parts)

  async function one(userId: string, id: string): Promise<Subscription> {
    const row = await subscriptions.findOwn(db, userId, id)
    const [subscription] = row ? await shownSubscriptions(db, [row], now()) : []
    if (!subscription) throw new NoSuchEntity()
    return subscription
  }

  async function act(userId: string, id: string, work: (tx: Tx, row: Row) => Promise<Refusal>): Promise<Answered> {
    const message = await transaction(db, async (tx) => {
      const row = await subscriptions.lock(tx, id, userId)
      if (!row) throw new NoSuchEntity()
      return work(tx, row)
    })
    const data = await one(userId, id)
    return message ? { data, message } : { data }
  }

  return {
    one: async (userId: string, id: string): Promise<Answered> => ({ data: await one(userId, id) }),
    list: async (userId: string) => ({
      data: await shownSubscriptions(db, await subscriptions.listOwn(db, userId, daysBefore(now(), 2)), now()),
    }),

    skip: (userId: string, id: string, on: string): Promise<Answered> =>
      act(userId, id, (tx, row) => skip(tx, row, on)),
    pause: (userId: string, id: string): Promise<Answered> => act(userId, id, pause),
    resume: (userId: string, id: string): Promise<Answered> => act(userId, id, resume),

    cancel: (userId: string, id: string, key: string | undefined): Promise<Answered> =>
      act(userId, id, async (tx, row) => {
        const only = { scope: `${userId}:cancelSubscription`, key, request: id, now: now() }
        return (await once(tx, only, async () => ({ refusal: await cancel(tx, row) }))).refusal
      }),

    async move(userId: string, id: string, addressId: string): Promise<Answered> {
      const [row, own] = await Promise.all([
        subscriptions.findOwn(db, userId, id),
        addresses.find(db, userId, addressId),
      ])
      if (!row || !own) throw new NoSuchEntity()
      const [item] = await catalogue.forSale(db, [row.sku])
      const way = item ? await addressFor(catalogue, item, own) : { refusal: 'This box is no longer made.' }
      return act(userId, id, async (tx) => {
        if ('refusal' in way) return no('address', way.refusal)
        await subscriptions.sendElsewhere(tx, id, way.address, now())
        return undefined
      })
    },

    /** Ends all subscriptions before an account is closed; returns how many. */
    async endAllOf(tx: Tx, userId: string): Promise<number> {
      const ids = await dueSubscriptions.toEndOf(tx, userId)
      for (const id of ids) {
        const row = await subscriptions.lock(tx, id, userId)
        if (row) await cancel(tx, row)
      }
      return ids.length
    },
  }
}
