import type { MerchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import type { Queryable, Tx } from '../../../db.ts'
import { lastChange, noteChange } from '../../staff-changes/staff-changes.ts'
import * as rows from './people.repository.ts'

/** The record of who changed the people of a merchant, and when. */
export const recordOf = (merchantId: number) => ({ kind: 'merchant-people', id: String(merchantId) }) as const

export async function shownPeople(q: Queryable, merchant: rows.MerchantHead, now: Date): Promise<MerchantPeople> {
  const { id, slug, name, maker } = merchant
  const people = await rows.peopleOfMerchant(q, id)
  const invited = await rows.invitationsOfMerchant(q, id, now)
  const { changed } = await lastChange(q, recordOf(id))
  return { merchant: { slug, name, maker }, people: [...people], invitations: [...invited], changed }
}

/** Records a change of the people of a merchant, whose row the caller holds. */
export async function noteChangedPeople(tx: Tx, merchantId: number, userId: string, now: Date): Promise<void> {
  const { version } = await lastChange(tx, recordOf(merchantId))
  await noteChange(tx, { ...recordOf(merchantId), version, userId, now })
}
