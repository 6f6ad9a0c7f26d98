import type { BlocksPage } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { useTrack } from '@nukkad/platform'
import { type RefObject, useEffect, useRef } from 'react'

/** What counts as a deliberate tap. */
const tapped = 'a, button, summary, input, select, label, [role="button"]'

/** Tracks that a campaign was viewed, and which of its blocks are tapped inside the element that gets the ref. */
export function useCampaignTold({ slug, state, arm }: BlocksPage): RefObject<HTMLDivElement | null> {
  const track = useTrack()
  const element = useRef<HTMLDivElement>(null)
  const variant = arm?.key ?? 'a'
  const phase = arm?.phase
  const isShown = state === 'running'
  useEffect(() => {
    if (!isShown) return
    const told = { slug, variant, ...(phase !== undefined && { phase }) }
    track('CAMPAIGN_VIEWED', told)
    const listening = new AbortController()
    element.current?.addEventListener(
      'click',
      ({ target }) => {
        const block = (target as Element).closest(tapped)?.closest<HTMLElement>('[data-block]')?.dataset
        if (block?.block) track('CAMPAIGN_BLOCK_CLICKED', { ...told, block: block.block, kind: block.kind ?? '' })
      },
      { capture: true, signal: listening.signal },
    )
    return () => listening.abort()
  }, [track, slug, variant, phase, isShown])
  return element
}
