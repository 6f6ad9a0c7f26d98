import { formsOf } from '@nukkad/blocks/forms'
import type { Block } from '@nukkad/contracts/block'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { type EditedContent, type EditingCalls, type Kind, wholeBlocks } from '@nukkad/editor'
import type { Api } from '@nukkad/platform'
import { variantName } from './variants.ts'

/** A campaign page being edited: its facts in the form shared by all editors, and in its own. */
export interface CampaignContent extends EditedContent {
  readonly draft: calls.CampaignDraft
  readonly campaign: calls.EditedCampaign
}
export type WrittenCampaign = calls.CampaignDraft

/** A page that is live or has ended counts as published; `campaign` has the details. */
export function asEditedContent(campaign: calls.EditedCampaign): CampaignContent {
  const { id, slug, href, state, hasChanges, saved, version, draft, startsAt } = campaign
  const isOut = state === 'live' || state === 'ended'
  return {
    id,
    slug,
    hasChanges,
    saved,
    version,
    draft,
    campaign,
    href: href ?? '',
    state: isOut ? 'published' : state,
    publishedAt: startsAt,
  }
}

function callsOf(api: Api, id: string): EditingCalls<CampaignContent> {
  const params = { id }
  const edited = async (answer: Promise<{ data: unknown }>) =>
    asEditedContent((await answer).data as calls.EditedCampaign)
  return {
    read: () => edited(api.call(calls.editedCampaign, { params })),
    save: (version, draft) =>
      edited(api.call(calls.saveCampaign, { params, body: { version, draft: draft as calls.CampaignDraft } })),
    publish: (version, at) => edited(api.call(calls.publishCampaign, { params, body: { version, at } })),
    unpublish: (version) => edited(api.call(calls.endCampaign, { params, body: { version } })),
    revisions: async () => (await api.call(calls.campaignRevisions, { params })).data,
    restore: (version, revision) =>
      edited(api.call(calls.restoreCampaign, { params: { id, revision }, body: { version } })),
    remove: (version) => api.call(calls.removeCampaign, { params, query: { version } }),
  }
}

/** Every type of block that pages can have. */
export const pageBlocks = formsOf('campaigns')
const wholeOf = (blocks: readonly Block[], saved: readonly Block[] = []) => wholeBlocks(pageBlocks, blocks, saved)

/** Campaign pages, as the shared editor expects them. */
export const campaignKind: Kind<CampaignContent, WrittenCampaign> = {
  word: 'page',
  part: 'block',
  list: { name: 'Campaign pages', href: staffHrefs.staffCampaigns(), queryKey: ['studio', 'list'] },
  calls: callsOf,
  preview: ({ id }) => staffHrefs.staffCampaignPreview(id),
  draftName: (id) => `campaign.${id}`,
  open: (draft) => draft as WrittenCampaign,
  toSend(written, saved) {
    const { whole: blocks, ids, unfinished } = wholeOf(written.blocks, saved.blocks)
    const arms = written.variants.map((one) => {
      const before = saved.variants.find(({ key }) => key === one.key)
      return { one, ...wholeOf(one.blocks, before?.blocks) }
    })
    const variants = arms.map(({ one, whole }) => ({
      ...one,
      name: one.name.trim() || variantName(one.key),
      blocks: whole,
    }))
    const ofVariants = arms.map((arm, at) => [`variants.${at}.blocks`, arm.ids] as const)
    return {
      draft: { ...written, title: written.title.trim() || 'Untitled', blocks, variants },
      blockIds: { blocks: ids, ...Object.fromEntries(ofVariants) },
      unfinished: [...unfinished, ...arms.flatMap((arm) => arm.unfinished)],
    }
  },
}
