import { type AnswerOf, cityNameOf } from '@nukkad/contracts'
import type { listMerchants, MerchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { Conflict, NotFound } from '../../../errors.ts'
import { giveRole } from '../../auth/roles/give-role.ts'
import type { Sessions } from '../../auth/sessions/sessions.ts'
import { lastChange, noteChange } from '../../staff-changes/staff-changes.ts'
import { accounts } from '../../users/accounts.service.ts'
import type { InvitationService } from './invitations.service.ts'
import * as rows from './people.repository.ts'

export interface PeopleParts {
  readonly db: Db
  readonly now: () => Date
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly invitations: InvitationService
}

export type PeopleService = ReturnType<typeof createPeopleService>

const kind = 'merchant-people'
const noMerchant = () => new NotFound('This merchant does not exist.')

/** The accounts that act for merchants, for the team. */
export function createPeopleService({ db, now, sessions, invitations }: PeopleParts) {
  async function show(q: Queryable, { id, slug, name, maker }: rows.MerchantHead): Promise<MerchantPeople> {
    const people = await rows.peopleOfMerchant(q, id)
    const invited = await rows.invitationsOfMerchant(q, id, now())
    const { changed } = await lastChange(q, { kind, id: String(id) })
    return { merchant: { slug, name, maker }, people: [...people], invitations: [...invited], changed }
  }

  /** A change of a merchant's people, which is recorded; changes of one merchant happen one after the other. */
  const change = (slug: string, userId: string, work: (tx: Tx, merchantId: number) => Promise<void>) =>
    transaction(db, async (tx) => {
      const merchant = await rows.lockMerchant(tx, slug)
      if (!merchant) throw noMerchant()
      await work(tx, merchant.id)
      const thing = { kind, id: String(merchant.id) } as const
      const { version } = await lastChange(tx, thing)
      await noteChange(tx, { ...thing, version, userId, now: now() })
      return show(tx, merchant)
    })

  async function remove(tx: Tx, merchantId: number, personId: number, isLast: boolean): Promise<void> {
    const people = await rows.peopleOfMerchant(tx, merchantId)
    if (!people.some(({ id }) => id === String(personId)))
      throw new NotFound('This person does not act for this merchant any more.')
    if (people.length === 1 && !isLast)
      throw new Conflict('This is the last account of this merchant. Without one, nobody sees its orders.', {
        isLast: 'must confirm it',
      })
    await rows.removePerson(tx, personId, merchantId)
    const account = await accounts.byId(tx, String(personId))
    if (account?.role === 'merchant') await giveRole(tx, sessions, account, 'user')
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
      return show(db, merchant)
    },

    invite: (slug: string, email: string, userId: string) =>
      change(slug, userId, (tx, merchantId) =>
        invitations.invite(tx, { merchantId, email: email.trim().toLowerCase(), userId }),
      ),

    sendAgain: (slug: string, id: number, userId: string) =>
      change(slug, userId, (tx, merchantId) => invitations.sendAgain(tx, merchantId, id, userId)),

    withdraw: (slug: string, id: number, userId: string) =>
      change(slug, userId, (tx, merchantId) => invitations.withdraw(tx, merchantId, id)),

    /** The account's sessions end with the change. The last account goes only if that is confirmed. */
    remove: (slug: string, personId: number, { isLast, userId }: { isLast: boolean; userId: string }) =>
      change(slug, userId, (tx, merchantId) => remove(tx, merchantId, personId, isLast)),
  }
}
