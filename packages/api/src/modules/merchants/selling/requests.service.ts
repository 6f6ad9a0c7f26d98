import type { NewMerchant, WholeRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { Conflict, Invalid } from '../../../errors.ts'
import { paragraphs } from '../../../text/typed-text.ts'
import type { MailService } from '../../mail/mail.service.ts'
import type { PincodeService } from '../../pincode/pincode.service.ts'
import { noteChange } from '../../staff-changes/staff-changes.ts'
import type { InvitationService } from '../people/invitations.service.ts'
import { freeAddress, makeMerchant } from './new-merchant.ts'
import * as rows from './requests.repository.ts'
import { createRequestReading } from './requests-reading.ts'

export interface RequestParts {
  readonly db: Db
  readonly now: () => Date
  readonly mail: MailService
  readonly pincodes: Pick<PincodeService, 'serviceability'>
  readonly invitations: Pick<InvitationService, 'invite' | 'hindranceOf'>
}

export type RequestService = ReturnType<typeof createRequestService>

const kind = 'selling-request'

/** Requests to sell as the team works on them. If two editors answer at once, the second sees the first one's answer. */
export function createRequestService({ db, now, mail, pincodes, invitations }: RequestParts) {
  const { read, list } = createRequestReading({ db, now, invitations })

  /** Answers a request within the caller's transaction and returns the applicant's address. */
  async function answer(
    tx: Tx,
    given: { id: number; answer: 'accepted' | 'declined'; reason: string | null; userId: string },
  ): Promise<string> {
    const email = await rows.answerRequest(tx, { ...given, now: now() })
    if (email === undefined) throw await alreadyAnswered(tx, given.id)
    await noteChange(tx, { kind, id: String(given.id), version: 0, userId: given.userId, now: now() })
    return email
  }

  async function alreadyAnswered(q: Queryable, id: number) {
    const { answer: given, state } = await read(q, id)
    return new Conflict(`${given?.by ?? 'Someone'} has ${state} this request already. Reload it to see the answer.`)
  }

  return {
    read: (id: number) => read(db, id),
    list,

    async note(requestId: number, typed: string, userId: string): Promise<WholeRequest> {
      const text = paragraphs(typed)
      if (!text) throw new Invalid({ text: 'is required' })
      return transaction(db, async (tx) => {
        await read(tx, requestId)
        await rows.insertNote(tx, { requestId, text, userId, now: now() })
        return read(tx, requestId)
      })
    },

    decline: (id: number, typed: string, userId: string): Promise<WholeRequest> =>
      transaction(db, async (tx) => {
        await answer(tx, { id, answer: 'declined', reason: paragraphs(typed) || null, userId })
        await mail.send(tx, { template: 'selling-request-declined', key: String(id), data: { id } })
        return read(tx, id)
      }),

    /** The merchant, its invitation and the answer come about together or not at all. */
    accept: (id: number, wanted: NewMerchant, userId: string): Promise<WholeRequest> =>
      transaction(db, async (tx) => {
        const email = await answer(tx, { id, answer: 'accepted', reason: null, userId })
        const merchantId = await makeMerchant(tx, wanted, pincodes)
        await rows.tieToMerchant(tx, id, merchantId)
        await invitations.invite(tx, { merchantId, email, userId })
        return read(tx, id)
      }),

    /** Whether an address of a merchant is free, and one like it that is. */
    async address(wanted: string) {
      const free = await freeAddress(db, wanted)
      return { isFree: free === wanted, free }
    },
  }
}
