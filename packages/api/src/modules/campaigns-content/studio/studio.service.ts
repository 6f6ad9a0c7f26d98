import type { AnswerOf, BodyOf, QueryOf } from '@nukkad/contracts'
import { leadsToPage } from '@nukkad/contracts'
import type { BlocksPage } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import type {
  beginCampaign,
  CampaignCheck,
  campaignLink,
  EditedCampaign,
  listCampaigns,
} from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Revision } from '@nukkad/contracts/endpoints/content/staff-writing'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { Conflict, Invalid, NotFound } from '../../../errors.ts'
import { qrPath } from '../../../pictures/qr-code.ts'
import type { BlockService } from '../../blocks/blocks.service.ts'
import { changedMeanwhile } from '../../editing/changed-meanwhile.ts'
import { nameFrom } from '../../editing/names.ts'
import * as revisions from '../../editing/revisions.ts'
import type { MediaService } from '../../media/media.service.ts'
import { asColumns, asKept, columnsOf, editedCampaign } from './as-written.ts'
import * as pages from './studio.repository.ts'
import { blockChecks, picturesIn } from './studio-checks.ts'
import { copyOf, fromTemplate } from './templates.ts'

export interface StudioParts {
  readonly db: Db
  readonly now: () => Date
  readonly blocks: Pick<BlockService, 'shown' | 'gone'>
  readonly media: Pick<MediaService, 'weights'>
  /** How often each page was seen since a time. */
  readonly views: (slugs: readonly string[], since: Date) => Promise<ReadonlyMap<string, number>>
  /** origin of the site */
  readonly publicUrl: string
}
export type StudioService = ReturnType<typeof createStudioService>

const table = { name: 'campaign_page' } as const
const month = 30 * 86_400_000
const yearAhead = 366 * 86_400_000
const mostTries = 30

/** The campaign team's pages: written beside what visitors see, checked, published now or at a time, and ended. */
// limit: every call reads a page behind its lock, checks its version and answers it whole
export function createStudioService({ db, now, blocks, media, views, publicUrl }: StudioParts) {
  async function read(q: Queryable, id: string | number, isLocking = false): Promise<pages.EditedRow> {
    const row = await pages.edited(q, id, now(), isLocking)
    if (!row) throw new NotFound('This page is not here, or not any more.')
    return row
  }
  const change = (
    id: string,
    userId: string,
    version: number,
    work: (tx: Tx, row: pages.EditedRow) => Promise<unknown>,
  ) =>
    transaction(db, async (tx) => {
      const row = await read(tx, id, true)
      if (row.version !== version) throw changedMeanwhile(row, 'page', userId, now())
      await work(tx, row)
      return editedCampaign(await read(tx, id))
    })

  async function keep(tx: Tx, row: pages.EditedRow, content: pages.CampaignColumns, userId: string): Promise<void> {
    const at = now()
    if (!(await revisions.hasRevisions(tx, table, row.id))) {
      const before = { version: row.version, content: columnsOf(row), userId: null, now: row.editedAt ?? at }
      await revisions.keepRevision(tx, table, row.id, before)
    }
    await pages.keepDraft(tx, row.id, content, { userId, now: at })
    await revisions.keepRevision(tx, table, row.id, { version: row.version + 1, content, userId, now: at })
  }

  async function checksOf(row: pages.EditedRow): Promise<CampaignCheck[]> {
    const lists = [{ key: 'a' as const, blocks: row.blocks }, ...row.variants]
    const all = lists.flatMap(({ blocks: list }) => list)
    const urls = [row.picture_url, ...picturesIn(all.map(({ data }) => data)).map(({ url }) => url)]
    const [{ things }, gone, weights] = await Promise.all([
      blocks.shown(db, all),
      blocks.gone(db, all),
      media.weights(db, urls),
    ])
    const known = { things, gone, weights, leadsToPage }
    const found = lists.flatMap(({ key, blocks: list }) => blockChecks(list, key, known))
    const ofPage = (level: CampaignCheck['level'], kind: CampaignCheck['kind'], text: string) =>
      found.unshift({ level, kind, block: null, variant: 'a', text })
    for (const { key, blocks: list } of lists) {
      if (list.length === 0)
        found.unshift({ level: 'stop', kind: 'empty', block: null, variant: key, text: 'It has no blocks.' })
    }
    if (!row.picture_alt.trim())
      ofPage('stop', 'alt', 'The picture of the page says nothing to people who do not see it.')
    if (!row.description.trim())
      ofPage('warning', 'empty', 'The page has no description: search engines make up their own.')
    if (row.ends_at && row.ends_at <= now()) ofPage('stop', 'end', 'Its end lies in the past.')
    return found
  }

  /** A change of who sees what, or of the goal, begins a new phase: results of before and after are not put together. */
  function phaseOf(row: pages.EditedRow) {
    const test = ({ share, goal, variants }: typeof row.shownTest) =>
      [share, goal, ...variants.map(({ key, weight }) => `${key}${weight}`)].join()
    const isSame = test(row.shownTest) === test(row)
    return isSame ? { phase: row.phase, phaseAt: row.phase_at } : { phase: row.phase + 1, phaseAt: now() }
  }

  return {
    async list({
      page = 1,
      pagesize = 20,
      state,
      q,
    }: QueryOf<typeof listCampaigns>): Promise<AnswerOf<typeof listCampaigns>> {
      const { counts, rows } = await pages.listed(db, { state, words: q?.trim() || undefined, page, pagesize }, now())
      const seen = await views(
        rows.map(({ slug }) => slug),
        new Date(now().getTime() - month),
      )
      const byState = Object.fromEntries(counts.map(({ state: name, count }) => [name, count]))
      const all = counts.reduce((sum, { count }) => sum + count, 0)
      const total = state ? (byState[state] ?? 0) : all
      return {
        data: rows.map((row) => ({
          ...{ id: String(row.id), slug: row.slug, href: row.href, state: row.state, hasChanges: row.hasChanges },
          ...{ kind: row.kind, title: row.title, views: seen.get(row.slug) ?? 0 },
          cities: row.state === 'draft' ? row.cities : row.shownIn,
          startsAt: row.startsAt?.toISOString() ?? null,
          endsAt: (row.state === 'draft' ? row.ends_at : row.shownUntil)?.toISOString() ?? null,
          saved: row.editedAt && { name: row.editor || 'Nukkad', at: row.editedAt.toISOString() },
        })),
        ...{ total, page, pagesize, hasNext: page * pagesize < total, counts: { ...byState, all } },
      }
    },

    get: async (id: string): Promise<EditedCampaign> => editedCampaign(await read(db, id)),

    async begin(userId: string, { title, template = 'blank', copyOf: from }: BodyOf<typeof beginCampaign>) {
      const draft = from
        ? copyOf(editedCampaign(await read(db, from)).draft, title.trim())
        : fromTemplate(template, title.trim(), now())
      const name = nameFrom(draft.title, 'campaign', (slug) => /[a-z]/.test(slug))
      for (let nth = 1; nth <= mostTries; nth += 1) {
        const slug = nth === 1 ? name : `${name}-${nth}`
        const begun = await transaction(db, async (tx) => {
          const id = await pages.begin(tx, slug, asColumns({ ...draft, endsAt: null }), { userId, now: now() })
          if (id === undefined) return undefined
          if (draft.endsAt) await pages.keepDraft(tx, id, asColumns(draft), { userId, now: now() })
          return editedCampaign(await read(tx, id))
        })
        if (begun) return begun
      }
      throw new Invalid({ title: 'is that of too many pages: please say it in other words' })
    },

    async save(id: string, userId: string, version: number, sent: Parameters<typeof asKept>[0]) {
      return change(id, userId, version, async (tx, row) => {
        const content = asKept(sent, row)
        await media.weights(tx, [content.picture_url, ...picturesIn(content.blocks).map(({ url }) => url)])
        await keep(tx, row, content, userId)
      })
    },

    checks: async (id: string): Promise<CampaignCheck[]> => checksOf(await read(db, id)),

    /** As visitors will see it, whenever and wherever that may be. */
    async preview(id: string, variant: CampaignCheck['variant'] = 'a'): Promise<BlocksPage> {
      const row = await read(db, id)
      const list = row.variants.find(({ key }) => key === variant)?.blocks ?? row.blocks
      const { title, description, theme, cities, slug } = row
      const image = { url: row.picture_url, width: 1200, height: 800, alt: row.picture_alt, color: row.picture_ground }
      return {
        ...{ slug, href: row.href ?? `/${slug}`, title, description, image, theme, state: 'running', cities, next: [] },
        startsAt: (row.startsAt ?? now()).toISOString(),
        endsAt: row.ends_at?.toISOString() ?? null,
        ...(await blocks.shown(db, list)),
      }
    },

    async publish(id: string, userId: string, version: number, at: string | null | undefined): Promise<EditedCampaign> {
      const stops = (await checksOf(await read(db, id))).filter(({ level }) => level === 'stop')
      return change(id, userId, version, async (tx, row) => {
        const by = { userId, now: now() }
        const time = at ? new Date(at) : by.now
        if (stops[0])
          throw new Invalid(
            Object.fromEntries(stops.map((one, nth) => [one.block ?? `page.${nth}`, one.text])),
            stops[0].text,
          )
        if (at && time <= by.now) throw new Invalid({ at: 'lies in the past' })
        if (time.getTime() > by.now.getTime() + yearAhead) throw new Invalid({ at: 'lies more than a year ahead' })
        if (row.ends_at && row.ends_at <= time) throw new Invalid({ 'draft.endsAt': 'lies before its start' })
        const { phase, phaseAt } = phaseOf(row)
        const hasBegun = row.state === 'live' || row.state === 'ended'
        if (at && hasBegun) return pages.showAt(tx, row.id, { at: time, phase, by })
        const startsAt = hasBegun && row.startsAt ? row.startsAt : time
        return pages.show(tx, row.id, { startsAt, phase, phaseAt: phase === row.phase ? phaseAt : time, by })
      })
    },

    end: (id: string, userId: string, version: number): Promise<EditedCampaign> =>
      change(id, userId, version, async (tx, row) => {
        const by = { userId, now: now() }
        if (row.nextAt) return pages.unplan(tx, row.id, by)
        if (row.state === 'scheduled') return pages.takeBack(tx, row.id, by)
        if (row.state !== 'live') throw new Conflict('Only a page that runs can be ended.')
        return pages.end(tx, row.id, by)
      }),

    async remove(id: string, userId: string, version: number): Promise<void> {
      await transaction(db, async (tx) => {
        const row = await read(tx, id, true)
        if (row.version !== version) throw changedMeanwhile(row, 'page', userId, now())
        if (row.state !== 'draft') throw new Conflict('Only a draft can be deleted. End the page instead.')
        await pages.remove(tx, row.id)
      })
    },

    /** A page behind a private link has no address that could be marked. */
    async link(id: string, { source, medium, content }: QueryOf<typeof campaignLink>) {
      const { href, slug } = await read(db, id)
      if (!href) throw new Invalid({ id: 'stands behind private links alone' })
      const marks = {
        utm_source: source,
        utm_medium: medium,
        utm_campaign: slug,
        ...(content && { utm_content: content }),
      }
      const url = `${publicUrl}${href}?${new URLSearchParams(marks)}`
      return { url, qr: qrPath(url) }
    },

    async revisions(id: string): Promise<Revision[]> {
      await read(db, id)
      const rows = await revisions.revisionsOf(db, table, id)
      return rows.map(({ version, at, name, title, blocks: count }) => ({
        ...{ version, title, blocks: count, saved: { name: name || 'Nukkad', at: at.toISOString() } },
      }))
    },

    restore: (id: string, userId: string, version: number, revision: number): Promise<EditedCampaign> =>
      change(id, userId, version, async (tx, row) => {
        const content = await revisions.revisionOf<pages.CampaignColumns>(tx, table, row.id, revision)
        if (!content) throw new NotFound('This state is not kept any more.')
        await keep(tx, row, content, userId)
      }),
  }
}
