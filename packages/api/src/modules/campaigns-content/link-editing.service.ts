import { randomBytes } from 'node:crypto'
import type { AnswerOf } from '@nukkad/contracts'
import { leadsToPage } from '@nukkad/contracts'
import type { linkBatches, linksOfBatch, NewLinks } from '@nukkad/contracts/endpoints/link-editing'
import { privateCodeHash } from '@nukkad/contracts/private-code'
import { type Db, transaction } from '../../db.ts'
import { Invalid, NotFound } from '../../errors.ts'
import { keyedHash } from '../auth/keyed-hash.ts'
import * as repository from './link-editing.repository.ts'

interface EditingParts {
  readonly db: Db
  readonly now: () => Date
  readonly secret: string
}
/** As long as the addresses of this site let them be. */
/** 128 random bits each; tokens of half as many that were given out before are opened as they were. */
const randomCode = () => randomBytes(16).toString('hex')
const newCode = { private: randomCode, token: () => `t-${randomCode()}` }

/** Private links and tokens as the campaign team makes them. */
export function createLinkEditing({ db, now, secret }: EditingParts) {
  const hashOf = (code: string) => privateCodeHash(secret, code)

  async function refuse(wanted: NewLinks): Promise<void> {
    if (wanted.kind === 'private') {
      const pages = await repository.privatePages(db)
      if (!pages.some(({ slug }) => slug === wanted.campaign)) throw new Invalid({ campaign: 'is no private page' })
      return
    }
    if (Date.parse(wanted.endsAt) <= Date.parse(wanted.startsAt)) throw new Invalid({ endsAt: 'is before it begins' })
    const { gift } = wanted
    if (gift.kind === 'page' && !leadsToPage(gift.href)) throw new Invalid({ 'gift.href': 'is no page of this site' })
  }

  return {
    async list(): Promise<AnswerOf<typeof linkBatches>> {
      const [rows, pages] = await Promise.all([repository.batches(db), repository.privatePages(db)])
      return { data: rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() })), pages }
    },

    /** The codes are here for the last time: the tables hold what nobody can open anything with. */
    async make(wanted: NewLinks, userId: string): Promise<{ batch: string; paths: string[] }> {
      await refuse(wanted)
      const codes = Array.from({ length: wanted.count }, newCode[wanted.kind])
      const batch = await transaction(db, async (tx) => {
        const id = await repository.putBatch(tx, wanted, userId, now())
        const hashes = codes.map(hashOf)
        if (wanted.kind === 'private') await repository.putPrivateLinks(tx, id, hashes, wanted.campaign, now())
        else await repository.putTokens(tx, id, hashes, wanted)
        return id
      })
      return { batch, paths: codes.map((code) => `/${code}`) }
    },

    async page(batch: string, page: number, pagesize: number): Promise<AnswerOf<typeof linksOfBatch>> {
      const found = await repository.pageOfBatch(db, batch, { skip: (page - 1) * pagesize, take: pagesize })
      if (!found) throw new NotFound('There is no such batch.')
      const data = found.rows.map((row) => ({ ...row, firstAt: row.firstAt?.toISOString() ?? null }))
      return { data, total: found.total, page, pagesize, hasNext: page * pagesize < found.total }
    },

    revoke: (batch: string, nth: number | undefined): Promise<{ revoked: number }> =>
      transaction(db, async (tx) => {
        const revoked = await repository.revoke(tx, batch, nth ?? null)
        if (revoked === undefined) throw new NotFound('There is no such link.')
        return { revoked }
      }),

    /** Who it was is forgotten at once: a hash for this link and this day tells visitors apart, and no more. */
    async opened(code: string, detail: string, { ip, agent }: { ip: string; agent: string }): Promise<void> {
      const hash = hashOf(code)
      const today = now().toISOString().slice(0, 10)
      const visitor = keyedHash(secret, 'opens a private link', hash.toString('hex'), today, ip, agent)
      await repository.noteOpen(db, { hash, detail, visitor, now: now() })
    },
  }
}
export type LinkEditing = ReturnType<typeof createLinkEditing>
