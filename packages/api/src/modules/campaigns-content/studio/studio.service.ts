import type { BodyOf } from '@nukkad/contracts'
import type { beginCampaign, CampaignCheck, EditedCampaign } from '@nukkad/contracts/endpoints/campaigns/studio'
import { transaction } from '../../../db.ts'
import { Invalid } from '../../../errors.ts'
import { uploadsIn } from '../../editing/cleaned.ts'
import { nameFrom } from '../../editing/names.ts'
import { asColumns, asKept, editedCampaign } from './as-written.ts'
import { createEditedPages } from './edited-pages.ts'
import { createPageChecks, type PageCheckParts } from './page-checks.ts'
import { createPageList, type PageListParts } from './page-list.ts'
import { createPageViews } from './page-views.ts'
import { createPublishing } from './publishing.ts'
import * as pages from './studio.repository.ts'
import { copyOf, fromTemplate } from './templates.ts'
import { allBlocks, refuseForeignVideos, type VideoFiles } from './used-videos.ts'

export interface StudioParts extends PageCheckParts, PageListParts {
  /** origin of the site */
  readonly publicUrl: string
  readonly videoFiles: VideoFiles
}
export type StudioService = ReturnType<typeof createStudioService>
type Written = EditedCampaign['draft']

const mostTries = 30

/** The campaign team's pages: edited as drafts, checked, published immediately or at a set time, and ended. */
export function createStudioService({ db, now, blocks, media, videoFiles, views, publicUrl }: StudioParts) {
  const edited = createEditedPages({ db, now })
  const checksOf = createPageChecks({ db, now, blocks, media })

  /** Undefined when the slug is taken. */
  const beginAs = (slug: string, draft: Written, userId: string): Promise<EditedCampaign | undefined> =>
    transaction(db, async (tx) => {
      const id = await pages.begin(tx, slug, asColumns({ ...draft, endsAt: null }), { userId, now: now() })
      if (id === undefined) return undefined
      if (draft.endsAt) await pages.keepDraft(tx, id, asColumns(draft), { userId, now: now() })
      return editedCampaign(await edited.read(tx, id))
    })

  return {
    ...createPublishing({ db, now, edited, checksOf }),
    ...createPageViews({ db, now, blocks, publicUrl, edited }),
    list: createPageList({ db, now, views }),
    get: async (id: string): Promise<EditedCampaign> => editedCampaign(await edited.read(db, id)),
    revisions: edited.statesOf,
    restore: edited.restore,
    checks: async (id: string): Promise<CampaignCheck[]> => checksOf(await edited.read(db, id)),

    async begin(userId: string, { title, template = 'blank', copyOf: from }: BodyOf<typeof beginCampaign>) {
      const draft = from
        ? copyOf(editedCampaign(await edited.read(db, from)).draft, title.trim())
        : fromTemplate(template, title.trim(), now())
      const name = nameFrom(draft.title, 'campaign', (slug) => /[a-z]/.test(slug))
      for (let nth = 1; nth <= mostTries; nth += 1) {
        const begun = await beginAs(nth === 1 ? name : `${name}-${nth}`, draft, userId)
        if (begun) return begun
      }
      throw new Invalid({ title: 'is used by too many pages: please choose another' })
    },

    save: (id: string, userId: string, version: number, sent: Parameters<typeof asKept>[0]): Promise<EditedCampaign> =>
      edited.change(id, userId, version, async (tx, row) => {
        const content = asKept(sent, row, await edited.storedOf(tx, row, sent))
        await refuseForeignVideos(tx, content, { userId, known: await edited.knownOf(tx, row), videoFiles })
        await media.weights(tx, [content.picture_url, ...uploadsIn(allBlocks(content))])
        await edited.keep(tx, row, content, userId)
      }),
  }
}
