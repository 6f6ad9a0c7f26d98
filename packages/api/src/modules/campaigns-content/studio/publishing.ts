import type { CampaignCheck, EditedCampaign } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Db } from '../../../db.ts'
import { Conflict, Invalid } from '../../../errors.ts'
import type { EditedRow } from './campaign-columns.repository.ts'
import type { EditedPages } from './edited-pages.ts'
import type { PageChecks } from './page-checks.ts'
import * as showing from './showing.repository.ts'
import * as pages from './studio.repository.ts'

export interface PublishingParts {
  readonly db: Db
  readonly now: () => Date
  readonly edited: EditedPages
  readonly checksOf: PageChecks
}

const yearAhead = 366 * 86_400_000

/** The fields of a page to which its own checks belong; a page without blocks has none to mark. */
const fieldOf: Readonly<Record<string, string>> = { end: 'draft.endsAt', alt: 'draft.picture.alt' }

function refused(stops: readonly CampaignCheck[]) {
  const marked = stops.flatMap(({ block, kind, text }) => {
    const field = block ?? fieldOf[kind]
    return field ? [[field, text]] : []
  })
  return new Invalid(Object.fromEntries(marked), stops[0]?.text)
}

/** When the page becomes visible: now, or at a time within a year and before its end. */
function startOf(row: EditedRow, at: string | null | undefined, now: Date): Date {
  const time = at ? new Date(at) : now
  if (at && time <= now) throw new Invalid({ at: 'is in the past' })
  if (time.getTime() > now.getTime() + yearAhead) throw new Invalid({ at: 'is more than a year ahead' })
  if (row.ends_at && row.ends_at <= time) throw new Invalid({ 'draft.endsAt': 'must be after the start' })
  return time
}

const testOf = ({ share, goal, variants }: EditedRow['shownTest']) =>
  [share, goal, ...variants.map(({ key, weight }) => `${key}${weight}`)].join()

/**
 * Whether shares, weights or the goal change, which begins a new phase: results from before and after are not combined.
 */
const isNewPhase = (row: EditedRow) => testOf(row.shownTest) !== testOf(row)

/** Publishing, ending and deleting pages. */
export function createPublishing({ db, now, edited, checksOf }: PublishingParts) {
  return {
    async publish(id: string, userId: string, version: number, at: string | null | undefined): Promise<EditedCampaign> {
      const stops = (await checksOf(await edited.read(db, id))).filter(({ level }) => level === 'stop')
      return edited.change(id, userId, version, async (tx, row) => {
        const by = { userId, now: now() }
        if (stops.length > 0) throw refused(stops)
        const time = startOf(row, at, by.now)
        const phase = row.phase + (isNewPhase(row) ? 1 : 0)
        const hasBegun = row.state === 'live' || row.state === 'ended'
        if (at && hasBegun) return showing.showAt(tx, row.id, { at: time, phase, by })
        const startsAt = hasBegun && row.startsAt ? row.startsAt : time
        return showing.show(tx, row.id, { startsAt, phase, phaseAt: phase === row.phase ? row.phase_at : time, by })
      })
    },

    end: (id: string, userId: string, version: number): Promise<EditedCampaign> =>
      edited.change(id, userId, version, async (tx, row) => {
        const by = { userId, now: now() }
        if (row.nextAt) return showing.unplan(tx, row.id, by)
        if (row.state === 'scheduled') return showing.takeBack(tx, row.id, by)
        if (row.state !== 'live') throw new Conflict('Only a live page can be ended.')
        return showing.end(tx, row.id, by)
      }),

    remove: (id: string, userId: string, version: number): Promise<void> =>
      edited.changeAt(id, userId, version, async (tx, row) => {
        if (row.state !== 'draft') throw new Conflict('Only a draft can be deleted. End the page instead.')
        await pages.remove(tx, row.id)
      }),
  }
}
