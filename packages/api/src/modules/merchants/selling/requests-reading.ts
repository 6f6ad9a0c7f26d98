import { type AnswerOf, cityNameOf } from '@nukkad/contracts'
import type {
  ListedRequest,
  sellingRequests,
  WholeRequest,
} from '@nukkad/contracts/endpoints/merchants/selling-requests'
import type { Db, Queryable } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import { lastChange } from '../../staff-changes/staff-changes.ts'
import type { InvitationService } from '../people/invitations.service.ts'
import { dueDay, lateBefore } from './due-day.ts'
import { freeAddress } from './new-merchant.ts'
import * as rows from './requests.repository.ts'

interface ReadingParts {
  readonly db: Db
  readonly now: () => Date
  readonly invitations: Pick<InvitationService, 'hindranceOf'>
}

/** Requests to sell as the team sees them. */
export function createRequestReading({ db, now, invitations }: ReadingParts) {
  async function read(q: Queryable, id: number): Promise<WholeRequest> {
    const row = await rows.wholeRequest(q, id)
    if (!row) throw new NotFound('This request does not exist, or it was removed after its time.')
    const { changed } = await lastChange(q, { kind: 'selling-request', id: String(id) })
    const { email, phone, about, answeredAt, reason, merchant, repeats, notes } = row
    const isOpen = answeredAt === null
    return {
      ...listed(row, now()),
      email,
      phone,
      about,
      link: linkOf(row.link),
      repeats: repeats.map(({ name, shop, phone, city, about, link, at }) => ({
        name,
        shop,
        phone,
        about,
        at,
        city: cityNameOf(city),
        link: linkOf(link),
      })),
      answer: isOpen ? null : { by: changed?.by ?? 'Someone', at: answeredAt.toISOString(), reason, merchant },
      notes: [...notes],
      hindrance: isOpen ? ((await invitations.hindranceOf(q, email)) ?? null) : null,
      proposal: isOpen
        ? { name: row.shop, slug: await freeAddress(q, row.shop), maker: row.name, city: row.city }
        : null,
    }
  }

  return {
    read,

    async list({ state, words, page, pagesize }: rows.RequestWish): Promise<AnswerOf<typeof sellingRequests>> {
      const [found, counts] = await Promise.all([
        rows.listRequests(db, { state, words, page, pagesize }),
        rows.countRequests(db, words, lateBefore(now())),
      ])
      const total = state ? counts[state] : counts.new + counts.accepted + counts.declined
      const data = found.map((row) => listed(row, now()))
      return { data, total, page, pagesize, hasNext: page * pagesize < total, counts: { ...counts } }
    },
  }
}

const listed = ({ id, name, shop, city, askedAt, answer }: rows.ListedRow, now: Date): ListedRequest => ({
  id,
  name,
  shop,
  city: cityNameOf(city),
  askedAt: askedAt.toISOString(),
  dueOn: dueDay(askedAt),
  isLate: answer === null && askedAt < lateBefore(now),
  state: answer ?? 'new',
})

const linkOf = (link: string | null) => (link === null ? null : { text: link, href: safeHref(link) })

/** Applicants leave out the protocol; anything but a web address is shown as text only. */
function safeHref(link: string): string | null {
  const typed = /^[a-z][a-z0-9+.-]*:/i.test(link) && !/^[^/:]+:\d/.test(link) ? link : `https://${link}`
  if (!URL.canParse(typed)) return null
  const { protocol, href } = new URL(typed)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
