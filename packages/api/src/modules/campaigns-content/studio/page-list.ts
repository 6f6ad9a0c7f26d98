import type { AnswerOf, QueryOf } from '@nukkad/contracts'
import type { listCampaigns } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Db } from '../../../db.ts'
import { listPage } from './studio.repository.ts'

export interface PageListParts {
  readonly db: Db
  readonly now: () => Date
  /** The number of views of each page since a time. */
  readonly views: (slugs: readonly string[], since: Date) => Promise<ReadonlyMap<string, number>>
}
type Answer = AnswerOf<typeof listCampaigns>
type ListedRow = Awaited<ReturnType<typeof listPage>>['rows'][number]

const month = 30 * 86_400_000

/** A row of the team's list: a draft shows what is being edited, all others what visitors see. */
const listedPage = (row: ListedRow, views: number): Answer['data'][number] => ({
  id: String(row.id),
  slug: row.slug,
  href: row.href,
  state: row.state,
  hasChanges: row.hasChanges,
  kind: row.kind,
  title: row.title,
  views,
  cities: row.state === 'draft' ? row.cities : row.shownIn,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: (row.state === 'draft' ? row.ends_at : row.shownUntil)?.toISOString() ?? null,
  saved: row.editedAt && { name: row.editor || 'Nukkad', at: row.editedAt.toISOString() },
})

export const createPageList =
  ({ db, now, views }: PageListParts) =>
  async ({ page = 1, pagesize = 20, state, q }: QueryOf<typeof listCampaigns>): Promise<Answer> => {
    const { counts, rows } = await listPage(db, { state, words: q?.trim() || undefined, page, pagesize }, now())
    const slugs = rows.map(({ slug }) => slug)
    const seen = await views(slugs, new Date(now().getTime() - month))
    const byState = Object.fromEntries(counts.map(({ state: name, count }) => [name, count]))
    const all = counts.reduce((sum, { count }) => sum + count, 0)
    const total = state ? (byState[state] ?? 0) : all
    return {
      data: rows.map((row) => listedPage(row, seen.get(row.slug) ?? 0)),
      total,
      page,
      pagesize,
      hasNext: page * pagesize < total,
      counts: { ...byState, all },
    }
  }
