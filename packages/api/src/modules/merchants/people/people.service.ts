import { type AnswerOf, cityNameOf } from '@nukkad/contracts'
import type { listMerchants, MerchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { Conflict, NotFound } from '../../../errors.ts'
import { noteChangedPeople, shownPeople } from './changed-people.ts'
import type { InvitationService } from './invitations.service.ts'
import * as rows from './people.repository.ts'
import { type RemovalParts, takeAway } from './removal.ts'

export interface PeopleParts extends RemovalParts {
  readonly db: Db
  readonly invitations: InvitationService
}

export type PeopleService = ReturnType<typeof createPeopleService>

const noMerchant = () => new NotFound('This merchant does not exist.')

/** The accounts that act for merchants, for the team. */
export function createPeopleService({ db, invitations, ...parts }: PeopleParts) {
  const { now } = parts

  /** A change of a merchant's people, which is recorded; changes of one merchant happen one after the other. */
  const change = (slug: string, userId: string, work: (tx: Tx, merchant: rows.MerchantHead) => Promise<void>) =>
    transaction(db, async (tx) => {
      const merchant = await rows.lockMerchant(tx, slug)
      if (!merchant) throw noMerchant()
      await work(tx, merchant)
      await noteChangedPeople(tx, merchant.id, userId, now())
      return shownPeople(tx, merchant, now())
    })

  async function remove(tx: Tx, merchant: rows.MerchantHead, personId: number, isLast: boolean): Promise<void> {
    const people = await rows.peopleOfMerchant(tx, merchant.id)
    if (!people.some(({ id }) => id === String(personId)))
      throw new NotFound('This person does not act for this merchant any more.')
    if (people.length === 1 && !isLast)
      throw new Conflict('This is the last account of this merchant. Without one, nobody sees its orders.', {
        isLast: 'must confirm it',
      })
    await takeAway(tx, merchant, String(personId), parts)
  }

  return {
    async list(wish: rows.MerchantWish): Promise<AnswerOf<typeof listMerchants>> {
      const { page, pagesize } = wish
      const { rows: found, total } = await rows.listMerchants(db, wish)
      const data = found.map(({ slug, name, maker, city, products, people, invited }) => ({
        slug,
        name,
        maker,
        city: cityNameOf(city),
        products,
        people,
        invited,
      }))
      return { data, total, page, pagesize, hasNext: page * pagesize < total }
    },

    async read(slug: string): Promise<MerchantPeople> {
      const merchant = await rows.merchantBySlug(db, slug)
      if (!merchant) throw noMerchant()
      return shownPeople(db, merchant, now())
    },

    invite: (slug: string, email: string, userId: string) =>
      change(slug, userId, (tx, { id: merchantId }) =>
        invitations.invite(tx, { merchantId, email: email.trim().toLowerCase(), userId }),
      ),

    sendAgain: (slug: string, id: number, userId: string) =>
      change(slug, userId, (tx, merchant) => invitations.sendAgain(tx, merchant.id, id, userId)),

    withdraw: (slug: string, id: number, userId: string) =>
      change(slug, userId, (tx, merchant) => invitations.withdraw(tx, merchant.id, id)),

    /** The account's sessions end with the change. The last account goes only if that is confirmed. */
    remove: (slug: string, personId: number, { isLast, userId }: { isLast: boolean; userId: string }) =>
      change(slug, userId, (tx, merchant) => remove(tx, merchant, personId, isLast)),
  }
}
