import { type OwnPeople, peopleLimits } from '@nukkad/contracts/endpoints/merchants/own-people'
import { type Db, type Tx, transaction } from '../../../db.ts'
import { Conflict, Forbidden, NotFound, TooManyRequests } from '../../../errors.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import { countSince } from '../../staff-changes/staff-changes.ts'
import { noteChangedPeople, recordOf, shownPeople } from './changed-people.ts'
import type { InvitationService } from './invitations.service.ts'
import * as rows from './people.repository.ts'
import { type RemovalParts, takeAway } from './removal.ts'

export interface OwnPeopleParts extends RemovalParts {
  readonly db: Db
  readonly invitations: InvitationService
}

export type OwnPeopleService = ReturnType<typeof createOwnPeopleService>

/** A merchant whose people change, as the caller finds them. */
interface Changing extends rows.MerchantHead {
  readonly people: OwnPeople['people']
  readonly isOwner: boolean
}

const daySeconds = 86_400

function personIn({ people }: Changing, id: number) {
  const found = people.find((one) => one.id === String(id))
  if (!found) throw new NotFound('This person does not act for your shop any more.')
  return found
}
const ownersOf = ({ people }: Changing) => people.filter(({ isOwner }) => isOwner).map(({ id }) => id)
const needsOwner = () => new Conflict('Your shop needs an owner. Make somebody else an owner first.')

/** The account that is removed, unless the caller may not do so or nobody would be left. */
function removedIn(changing: Changing, id: number, userId: string): string {
  const person = personIn(changing, id)
  if (person.id !== userId && !changing.isOwner) throw new Forbidden('Only an owner of your shop can remove others.')
  if (changing.people.length === 1)
    throw new Conflict('You are the only one here: without you, nobody sees the orders. Invite somebody first.')
  if (ownersOf(changing).every((owner) => owner === person.id)) throw needsOwner()
  return person.id
}

/** The people of a merchant, for themselves: owners invite and remove, everybody may leave. */
export function createOwnPeopleService({ db, invitations, ...parts }: OwnPeopleParts) {
  const { now } = parts
  const shown = async (q: Db | Tx, merchant: rows.MerchantHead, userId: string): Promise<OwnPeople> => {
    const { people, ...rest } = await shownPeople(q, merchant, now())
    return { people, ...rest, me: userId, isOwner: people.some(({ id, isOwner }) => id === userId && isOwner) }
  }

  /** A change, which is recorded before it is answered; changes of one merchant happen one after the other. */
  const change = <T>(
    userId: string,
    work: (tx: Tx, changing: Changing) => Promise<unknown>,
    answer: (tx: Tx, changing: Changing) => T | Promise<T>,
  ): Promise<T> =>
    transaction(db, async (tx) => {
      const merchant = await rows.lockMerchantOf(tx, userId)
      if (!merchant) throw new Forbidden()
      const people = await rows.peopleOfMerchant(tx, merchant.id)
      const isOwner = people.some((one) => one.id === userId && one.isOwner)
      const { id, slug, name, maker } = merchant
      const changing = { id, slug, name, maker, people: [...people], isOwner }
      await work(tx, changing)
      await noteChangedPeople(tx, id, userId, now())
      return answer(tx, changing)
    })

  const asOwner = (userId: string, work: (tx: Tx, changing: Changing) => Promise<unknown>): Promise<OwnPeople> =>
    change(
      userId,
      async (tx, changing) => {
        if (!changing.isOwner) throw new Forbidden('Only an owner of your shop can change its people.')
        await work(tx, changing)
      },
      (tx, changing) => shown(tx, changing, userId),
    )

  /** What mails strangers is limited; removing somebody never is. */
  const refuseTooMany = async (tx: Tx, merchantId: number) => {
    if ((await countSince(tx, recordOf(merchantId), daysBefore(now(), 1))) >= peopleLimits.changesPerDay)
      throw new TooManyRequests(daySeconds, 'Your people changed very often today. Please try again tomorrow.')
  }

  return {
    async read(merchant: rows.MerchantHead, userId: string): Promise<OwnPeople> {
      return shown(db, merchant, userId)
    },

    invite: (userId: string, email: string) =>
      asOwner(userId, async (tx, { id: merchantId }) => {
        await refuseTooMany(tx, merchantId)
        if ((await rows.countInvitations(tx, merchantId)) >= peopleLimits.invitations)
          throw new Conflict(`At most ${peopleLimits.invitations} invitations can be open. Withdraw one first.`)
        await invitations.invite(tx, { merchantId, email: email.trim().toLowerCase(), userId })
      }),

    sendAgain: (userId: string, id: number) =>
      asOwner(userId, async (tx, { id: merchantId }) => {
        await refuseTooMany(tx, merchantId)
        await invitations.sendAgain(tx, merchantId, id, userId)
      }),

    withdraw: (userId: string, id: number) =>
      asOwner(userId, (tx, { id: merchantId }) => invitations.withdraw(tx, merchantId, id)),

    /** The account loses access at once and its sessions end. */
    remove: (userId: string, id: number): Promise<{ hasLeft: boolean }> =>
      change(
        userId,
        (tx, changing) => takeAway(tx, changing, removedIn(changing, id, userId), parts),
        () => ({ hasLeft: String(id) === userId }),
      ),

    changeOwner: (userId: string, id: number, isOwner: boolean) =>
      asOwner(userId, async (tx, changing) => {
        const { id: person } = personIn(changing, id)
        const others = ownersOf(changing).filter((owner) => owner !== person)
        if (!isOwner && others.length === 0) throw needsOwner()
        await rows.setOwners(tx, changing.id, isOwner ? [...others, person] : others)
      }),
  }
}
