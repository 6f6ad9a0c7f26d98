import { kindOf, latest } from '@nukkad/blocks/schema'
import type { Block, ReferencedContent, ReferencedKind } from '@nukkad/contracts/block'
import type { CampaignCheck } from '@nukkad/contracts/endpoints/campaigns/studio'
import { picturesIn } from '../../editing/edited-blocks.ts'
import { templateHints } from './templates.ts'

interface Known {
  readonly content: ReferencedContent
  readonly gone: readonly { readonly id: string; readonly kind: ReferencedKind; readonly slug: string }[]
  /** Sizes of uploaded pictures in bytes, by address. */
  readonly weights: ReadonlyMap<string, number>
  leadsToPage(path: string): boolean
}
type Variant = CampaignCheck['variant']

/** On a crowded network larger pictures take a phone seconds; what is sent is not much smaller than the upload. */
const heavyBytes = 1_500_000

/** All problems of blocks that visitors would notice. */
export function blockChecks(blocks: readonly Block[], variant: Variant, known: Known): CampaignCheck[] {
  const found: CampaignCheck[] = []
  for (const stored of blocks) {
    const tell = (level: CampaignCheck['level'], kind: CampaignCheck['kind'], text: string) =>
      found.push({ level, kind, block: stored.id, variant, text })
    const block = latest(stored)
    if (!block) {
      tell('warning', 'unknown', `“${stored.type}” is from a newer release: visitors do not see it yet.`)
      continue
    }
    if (isEmpty(block, known)) tell('stop', 'empty', 'This block is empty.')
    for (const hint of hintsIn(block.data)) tell('stop', 'empty', `Replace “${hint}” with your own words.`)
    for (const { kind, slug } of known.gone.filter(({ id }) => id === block.id)) {
      if (kind === 'coupons') tell('warning', 'coupon', `The coupon ${slug} has ended or can no longer be used.`)
      else if (kind === 'videoFiles') tell('stop', 'gone', 'The uploaded video is no longer stored: upload it again.')
      else if (isOpenLater(kind))
        tell(
          'warning',
          'gone',
          `The ${kind === 'polls' ? 'poll' : 'form'} “${slug}” is not open: visitors do not see it.`,
        )
      else tell('warning', 'gone', `“${slug}” no longer exists: visitors see the block without it.`)
    }
    for (const slug of kindOf(block.type)?.needs?.(block.data).products ?? []) {
      const card = known.content.products?.find((one) => one.slug === slug)
      if (card && !card.isAvailable) tell('warning', 'sold-out', `“${card.title}” is sold out.`)
    }
    for (const picture of picturesIn(block.data)) {
      if (!picture.alt.trim()) tell('stop', 'alt', 'A picture has no description for people who cannot see it.')
      const bytes = known.weights.get(picture.url) ?? 0
      if (bytes > heavyBytes) tell('warning', 'heavy', `A picture is ${(bytes / 1e6).toFixed(1)} MB.`)
    }
    for (const link of kindOf(block.type)?.links?.(block.data) ?? []) {
      if (!known.leadsToPage(link)) tell('warning', 'link', `${link} does not lead to a page.`)
    }
  }
  return found
}

/** The texts of templates, in the data of a block, that only say what to write. */
function hintsIn(value: unknown): string[] {
  if (typeof value === 'string') return [textOf(value)].filter((text) => templateHints.has(text))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(hintsIn)
}

/** A text without words, or references of which none exists any more. */
function isEmpty(block: Block, { gone }: Known): boolean {
  if (block.type === 'text') return textOf(String(block.data.html)) === ''
  const named = Object.values(kindOf(block.type)?.needs?.(block.data) ?? {}).flat()
  const missing = gone.filter(({ id }) => id === block.id)
  const mayComeLater = missing.some(({ kind }) => kind === 'coupons' || isOpenLater(kind))
  return !mayComeLater && named.length > 0 && missing.length >= new Set(named).size
}
/** A page may be prepared before its poll or form has started. */
const isOpenLater = (kind: ReferencedKind) => kind === 'polls' || kind === 'forms'
const textOf = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '').trim()
