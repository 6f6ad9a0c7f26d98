import { checkedBlocks } from '@nukkad/blocks/schema'
import type { BodyOf } from '@nukkad/contracts'
import type { Block } from '@nukkad/contracts/block'
import type { CampaignDraft, EditedCampaign, saveCampaign } from '@nukkad/contracts/endpoints/campaigns/studio'
import { Invalid } from '../../../errors.ts'
import { safeHtml } from '../../blocks/safe-html.ts'
import { plainTexts } from '../../editing/cleaned.ts'
import { editedBlocks } from '../../editing/edited-blocks.ts'
import type { CampaignColumns, EditedRow } from './campaign-columns.repository.ts'

type Sent = BodyOf<typeof saveCampaign>['draft']

/** The page as the studio edits it. */
export function editedCampaign(row: EditedRow): EditedCampaign {
  const { kind, category, title, description, theme, blocks, variants, share, goal, cities } = row
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    id: String(row.id),
    slug: row.slug,
    href: row.href,
    state: row.state,
    version: row.version,
    startsAt: iso(row.startsAt),
    endsAt: iso(row.shownUntil),
    cities: row.shownIn,
    hasChanges: row.hasChanges,
    saved: row.editedAt && { name: row.editor || 'Nukkad', at: row.editedAt.toISOString() },
    next: row.nextAt && row.nextVersion ? { version: row.nextVersion, at: row.nextAt.toISOString() } : null,
    phase: row.phase,
    draft: {
      kind,
      category,
      title,
      description,
      theme,
      blocks: editedBlocks(blocks),
      variants: variants.map((one) => ({ ...one, blocks: editedBlocks(one.blocks) })),
      share,
      goal,
      cities,
      endsAt: iso(row.ends_at),
      picture: { url: row.picture_url, alt: row.picture_alt, color: row.picture_ground },
    },
  }
}

/** A draft as columns. */
export const asColumns = ({ picture, endsAt, ...draft }: CampaignDraft): CampaignColumns => ({
  ...draft,
  picture_url: picture.url,
  picture_alt: picture.alt,
  picture_ground: picture.color,
  ends_at: endsAt,
})
/** The columns of a row, as stored in a revision. */
export const columnsOf = (row: EditedRow): CampaignColumns => asColumns(editedCampaign(row).draft)

function checked(sent: readonly unknown[], before: readonly Block[], path: string): Block[] {
  const result = checkedBlocks(sent, { before, safeHtml })
  if ('blocks' in result) return [...result.blocks]
  const fields = Object.entries(result.inputErrors).map(([name, text]) => [`draft.${path}${name}`, text] as const)
  throw new Invalid(Object.fromEntries(fields))
}

/**
 * The submitted draft in the form to be stored: known kinds of blocks, clean texts, weights that add up to at most a
 * hundred. Blocks of a newer release are kept if they are among those stored `before`.
 */
export function asKept(sent: Sent, row: EditedRow, before: readonly Block[]): CampaignColumns {
  const { blocks: _, variants: __, ...texts } = sent
  // The address of a landing page is reserved by a route of the site, so the studio cannot claim one.
  if (sent.kind === 'landing' && row.kind !== 'landing')
    throw new Invalid({ 'draft.kind': 'is only for pages with a route of their own' })
  const weight = sent.variants.reduce((sum, one) => sum + one.weight, 0)
  if (weight > 100) throw new Invalid({ 'draft.variants': 'add up to more than 100% of visitors' })
  if (new Set(sent.variants.map(({ key }) => key)).size < sent.variants.length)
    throw new Invalid({ 'draft.variants': 'use the same letter twice' })
  const variants = sent.variants.map((one, at) => ({
    ...one,
    name: one.name.trim(),
    blocks: checked(one.blocks, before, `variants.${at}.`),
  }))
  return asColumns({ ...plainTexts(texts), blocks: checked(sent.blocks, before, ''), variants })
}
