import { Unavailable } from '../../errors.ts'
import type { PersonalData } from '../../personal-data.ts'
import type { Boxes } from './boxes/boxes.ts'
import { cyclesOf } from './boxes/cycle.repository.ts'
import type { OwnSubscriptions } from './own-subscriptions.service.ts'
import { find } from './subscription.repository.ts'

interface Parts {
  readonly own: Pick<OwnSubscriptions, 'endAllOf'>
  readonly boxes: Pick<Boxes, 'giveBack'>
}

/** Mandates end with the account; boxes that were paid for but not sent before it is erased are refunded. */
export const subscriptionsPersonal = ({ own, boxes }: Parts): PersonalData => ({
  columns: {
    'subscription.user_id': { stays: 'Orders and charges hang on it; it knows an account by its number.' },
    'subscription.address': 'erased',
  },
  copy: async (q, { userId }) => ({
    subscriptions: await q`
      select title, state, billing, price_paise / 100.0 as rupees, address, created_at, cancelled_at
      from subscription where user_id = ${userId} order by created_at`,
  }),
  ends: async (q, { userId }) => {
    const rows = await q<{ title: string; billing: string }[]>`
      select title, billing from subscription
      where user_id = ${userId} and state in ('authenticated', 'active', 'pending', 'halted', 'paused')`
    return rows.map(({ title, billing }) => ({
      title,
      text:
        billing === 'mandate'
          ? 'The mandate is cancelled: nothing more is charged.'
          : 'It ends; boxes that have not been sent within seven days are refunded.',
    }))
  },
  close: async (tx, { userId }) => void (await own.endAllOf(tx, userId)),
  erase: async (tx, { userId }) => {
    // A mandate that runs without having been ended was authorised while the account was being closed.
    const rows = await tx<{ id: string; waits: boolean }[]>`
      select subscription_id as id, gateway_subscription_id is not null and (coalesce(steer = 'cancel', false)
        or (cancelled_at is null and state in ('authenticated', 'active', 'pending', 'halted', 'paused'))) as waits
      from subscription where user_id = ${userId} for update`
    if (rows.some(({ waits }) => waits))
      throw new Unavailable('The gateway has not yet confirmed the end of a mandate.')
    for (const box of await cyclesOf(
      tx,
      rows.map(({ id }) => id),
    )) {
      const row = box.state === 'owed' ? await find(tx, box.subscriptionId) : undefined
      if (row) await boxes.giveBack(tx, row, box, 'Account closed')
    }
    await tx`update subscription set address = address_without_person(address) where user_id = ${userId}`
  },
})
