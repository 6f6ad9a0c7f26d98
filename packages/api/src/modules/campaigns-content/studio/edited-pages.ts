import type { EditedCampaign } from '@nukkad/contracts/endpoints/campaigns/studio'
import type { Revision } from '@nukkad/contracts/endpoints/content/staff-writing'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import { changedMeanwhile } from '../../editing/changed-meanwhile.ts'
import { droppedBy, knownReferences } from '../../editing/references.ts'
import * as revisions from '../../editing/revisions.ts'
import { losesUnknownBlocks, storedBlocks } from '../../editing/unknown-blocks.ts'
import { columnsOf, editedCampaign } from './as-written.ts'
import type { CampaignColumns, EditedRow } from './campaign-columns.repository.ts'
import * as pages from './studio.repository.ts'

export type EditedPages = ReturnType<typeof createEditedPages>
type Work = (tx: Tx, row: EditedRow) => Promise<unknown>

const table = { name: 'campaign_page' } as const

/** Editing of pages by the team: a change reads its page under a lock and refuses a version that is not the latest. */
export function createEditedPages({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  async function read(q: Queryable, id: string | number, isLocking = false): Promise<EditedRow> {
    const row = await pages.findEdited(q, id, now(), isLocking)
    if (!row) throw new NotFound('This page does not exist or has been deleted.')
    return row
  }

  /** Runs `work` on the page at this version; nothing is written if another editor saved first. */
  const changeAt = <Result>(
    id: string,
    userId: string,
    version: number,
    work: (tx: Tx, row: EditedRow) => Promise<Result>,
  ): Promise<Result> =>
    transaction(db, async (tx) => {
      const row = await read(tx, id, true)
      if (row.version !== version) throw changedMeanwhile(row, 'page', userId, now())
      return work(tx, row)
    })

  /** Runs the change and returns the page after it. */
  const change = (id: string, userId: string, version: number, work: Work): Promise<EditedCampaign> =>
    changeAt(id, userId, version, async (tx, row) => {
      await work(tx, row)
      return editedCampaign(await read(tx, id))
    })

  /** Saves a draft; the previous state is kept as a revision to restore. */
  async function keep(tx: Tx, row: EditedRow, content: CampaignColumns, userId: string): Promise<void> {
    const at = now()
    if (!(await revisions.hasRevisions(tx, table, row.id))) {
      const before = { version: row.version, content: columnsOf(row), userId: null, now: row.editedAt ?? at }
      await revisions.keepRevision(tx, table, row.id, before)
    }
    await pages.keepDraft(tx, row.id, content, { userId, now: at })
    await revisions.keepRevision(tx, table, row.id, {
      version: row.version + 1,
      content,
      userId,
      now: at,
      dropped: droppedBy(columnsOf(row), content),
      keepsPrevious: losesUnknownBlocks(row, content),
    })
  }

  async function statesOf(id: string): Promise<Revision[]> {
    await read(db, id)
    const rows = await revisions.revisionsOf(db, table, id)
    return rows.map(({ version, at, name, title, blocks }) => ({
      version,
      title,
      blocks,
      saved: { name: name || 'Nukkad', at: at.toISOString() },
    }))
  }

  const restore = (id: string, userId: string, version: number, revision: number): Promise<EditedCampaign> =>
    change(id, userId, version, async (tx, row) => {
      const content = await revisions.revisionOf<CampaignColumns>(tx, table, row.id, revision)
      if (!content) throw new NotFound('This version is no longer stored.')
      await keep(tx, row, content, userId)
    })

  /** What `asKept` may keep of a draft without knowing it. */
  const storedOf = (tx: Tx, row: EditedRow, sent: Parameters<typeof storedBlocks>[3]) =>
    storedBlocks(tx, table, row, sent)

  /** What `asKept` may refer to without a check. */
  const knownOf = (tx: Tx, row: EditedRow) => knownReferences(tx, table, row)

  return { read, changeAt, change, keep, statesOf, restore, storedOf, knownOf }
}
