import type { AccessOutcome, AccessUse } from '@nukkad/contracts/endpoints/access/access-use'
import { hrefs } from '@nukkad/contracts/hrefs'
import { clockOf } from '../offers/offer-view.ts'
import type { UseRow } from './use.repository.ts'

const undoMinutes = 10
export const undoEnd = ({ usedAt }: Pick<UseRow, 'usedAt'>): Date => new Date(usedAt.getTime() + undoMinutes * 60_000)

/** A use as shown to both member and place. */
export const showUse = (row: UseRow): AccessUse => ({
  id: row.id,
  place: row.place,
  member: row.member,
  counter: row.counter,
  way: row.way,
  offer: {
    id: row.offerSlug,
    title: row.offerTitle,
    discountLabel: row.discountLabel,
    href: hrefs.accessOffer(row.offerSlug),
  },
  usedAt: row.usedAt.toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
  undoUntil: undoEnd(row).toISOString(),
})

/** '14:02, counter 2' */
export const momentOf = ({ usedAt, counter }: Pick<UseRow, 'usedAt' | 'counter'>): string =>
  `${clockOf(usedAt)}, ${counter}`

export const outcome = (result: AccessOutcome['result'], message: string, receipt?: UseRow): AccessOutcome => ({
  result,
  message,
  receipt: receipt ? showUse(receipt) : null,
})

export const confirmed = (use: UseRow): AccessOutcome =>
  outcome('confirmed', `${use.offerTitle} for ${use.member}, ${clockOf(use.usedAt)}.`, use)
