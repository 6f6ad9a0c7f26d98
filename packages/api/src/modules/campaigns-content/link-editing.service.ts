import { randomBytes } from 'node:crypto'
import { type AnswerOf, leadsToPage } from '@nukkad/contracts'
import type { linkBatches, linksOfBatch, NewLinks } from '@nukkad/contracts/endpoints/campaigns/link-editing'
import { hrefs } from '@nukkad/contracts/hrefs'
import { networkOf } from '@nukkad/contracts/network-of'
import { privateCodeHash } from '@nukkad/contracts/private-code'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { Invalid, NotFound } from '../../errors.ts'
import { keyedHash } from '../auth/keyed-hash.ts'
import { once } from '../idempotency/idempotency.ts'
import * as repository from './link-editing.repository.ts'
import { putBatch, putPrivateLinks, putTokens } from './new-links.repository.ts'

interface EditingParts {
  readonly db: Db
  readonly now: () => Date
  readonly secret: string
  readonly coupons: { find(q: Queryable, code: string, userId: null, now: Date): Promise<unknown> }
}
/** 128 bits each; earlier tokens of half that length still work. */
const codeBytes = 16

/** Private links and tokens as the campaign team creates them. */
export function createLinkEditing({ db, now, secret, coupons }: EditingParts) {
  const hashOf = (code: string) => privateCodeHash(secret, code)

  /**
   * Codes are derived from the salt of their batch, so that a repeated call returns the same codes: nothing stored
   * opens them, because deriving them also takes the server's secret.
   */
  const codesOf = ({ kind, count }: NewLinks, salt: string): string[] =>
    Array.from({ length: count }, (_, nth) => {
      const code = keyedHash(secret, 'code of a link', salt, String(nth)).toString('hex', 0, codeBytes)
      return kind === 'token' ? `t-${code}` : code
    })

  async function refuse(tx: Tx, wanted: NewLinks): Promise<void> {
    if (wanted.kind === 'private') {
      const pages = await repository.privatePages(tx)
      if (!pages.some(({ slug }) => slug === wanted.campaign)) throw new Invalid({ campaign: 'is not a private page' })
      return
    }
    if (Date.parse(wanted.endsAt) <= Date.parse(wanted.startsAt))
      throw new Invalid({ endsAt: 'must be after the start' })
    const { gift } = wanted
    if (gift.kind === 'page' && !leadsToPage(gift.href))
      throw new Invalid({ 'gift.href': 'is not a page of this site' })
    if (gift.kind === 'coupon' && !(await coupons.find(tx, gift.code, null, now())))
      throw new Invalid({ 'gift.code': 'is not one of our coupons' })
  }

  async function put(tx: Tx, wanted: NewLinks, userId: string): Promise<{ batch: string; salt: string }> {
    await refuse(tx, wanted)
    const salt = randomBytes(codeBytes).toString('hex')
    const batch = await putBatch(tx, wanted, userId, now())
    const hashes = codesOf(wanted, salt).map(hashOf)
    if (wanted.kind === 'private') await putPrivateLinks(tx, batch, hashes, wanted.campaign, now())
    else await putTokens(tx, batch, hashes, wanted)
    return { batch, salt }
  }

  return {
    async list(): Promise<AnswerOf<typeof linkBatches>> {
      const [rows, pages] = await Promise.all([repository.batches(db), repository.privatePages(db)])
      return { data: rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() })), pages }
    },

    /** The codes are shown once, to the person who creates them. The tables hold hashes, which open nothing. */
    async make(wanted: NewLinks, userId: string, key: string | undefined): Promise<{ batch: string; paths: string[] }> {
      const sent = { scope: `links:${userId}`, key, request: wanted, now: now() }
      const { batch, salt } = await transaction(db, (tx) => once(tx, sent, () => put(tx, wanted, userId)))
      return { batch, paths: codesOf(wanted, salt).map((code) => hrefs.privateLink(code)) }
    },

    async page(batch: string, page: number, pagesize: number): Promise<AnswerOf<typeof linksOfBatch>> {
      const found = await repository.pageOfBatch(db, batch, { skip: (page - 1) * pagesize, take: pagesize })
      if (!found) throw new NotFound('This batch does not exist.')
      const data = found.rows.map((row) => ({ ...row, firstAt: row.firstAt?.toISOString() ?? null }))
      return { data, total: found.total, page, pagesize, hasNext: page * pagesize < found.total }
    },

    revoke: (batch: string, nth: number | undefined): Promise<{ revoked: number }> =>
      transaction(db, async (tx) => {
        const revoked = await repository.revoke(tx, batch, nth ?? null)
        if (revoked === undefined) throw new NotFound('This link does not exist.')
        return { revoked }
      }),

    /**
     * Records an open. Nothing about the visitor is stored but a hash for this link and day, which only tells visitors
     * apart.
     */
    async noteOpen(code: string, detail: string, { ip, agent }: { ip: string; agent: string }): Promise<void> {
      const hash = hashOf(code)
      const today = now().toISOString().slice(0, 10)
      const visitor = keyedHash(secret, 'opens a private link', hash.toString('hex'), today, networkOf(ip), agent)
      await repository.noteOpen(db, { hash, detail, visitor, now: now() })
    },
  }
}
export type LinkEditing = ReturnType<typeof createLinkEditing>
