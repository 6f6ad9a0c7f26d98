import { randomBytes, randomInt } from 'node:crypto'
import type { AnswerOf } from '@nukkad/contracts'
import type { AccessCard, accessHistory } from '@nukkad/contracts/endpoints/access/access-member'
import type { Db } from '../../../db.ts'
import { qrPath } from '../../../pictures/qr-code.ts'
import { writtenCode } from '../counter/read-code.ts'
import * as uses from '../uses/use.repository.ts'
import { showUse } from '../uses/use-view.ts'
import * as members from './member.repository.ts'
import type { MemberCodes } from './member-codes.ts'

export type MemberService = ReturnType<typeof createMemberService>

/** Membership: joining, the card with its codes, and past uses. */
export function createMemberService({ db, now, codes }: { db: Db; now: () => Date; codes: MemberCodes }) {
  const drawCard = () => String(randomInt(1_000_000_000, 9_999_999_999))

  async function card(userId: string, offer?: string): Promise<AccessCard> {
    const [member, [latest]] = await Promise.all([
      members.ofUser(db, userId),
      uses.ofMember(db, userId, { limit: 1, offset: 0 }),
    ])
    if (!member) {
      const name = await members.nameOf(db, userId)
      return { isMember: false, name, number: null, tail: null, codes: [], latest: null }
    }
    const at = now().getTime()
    return {
      isMember: true,
      name: member.name,
      number: member.card,
      tail: { digits: member.tail, of: member.hasPhone ? 'phone' : 'card' },
      codes: codes.upcoming(member.salt).map(({ code, startsAt, endsAt }) => ({
        code,
        startsIn: startsAt - at,
        endsIn: endsAt - at,
        qr: qrPath(writtenCode({ card: member.card, code, offer })),
      })),
      latest: latest ? showUse(latest) : null,
    }
  }

  return {
    card,

    async join(userId: string): Promise<AccessCard> {
      // Retries with another number when the card number is taken.
      for (let tries = 0; tries < 5 && !(await members.ofUser(db, userId)); tries += 1) {
        await members.insert(db, { userId, card: drawCard(), salt: randomBytes(20), at: now() })
      }
      return card(userId)
    },

    async history(
      userId: string,
      { page = 1, pagesize = 20 }: { page?: number; pagesize?: number },
    ): Promise<AnswerOf<typeof accessHistory>> {
      const offset = (page - 1) * pagesize
      const [rows, total] = await Promise.all([
        uses.ofMember(db, userId, { limit: pagesize, offset }),
        uses.countOfMember(db, userId),
      ])
      return { data: rows.map(showUse), total, page, pagesize, hasNext: offset + rows.length < total }
    },
  }
}
