import { fetchViews } from '@nukkad/blocks'
import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'

/**
 * Loaded only for events, so that readers of posts don't download it. It is the same code for every event, so it stays
 * loaded.
 */
let events: typeof import('../event/event-part.ts') | undefined

/** The code of an event's page, once `fetchParts` has loaded it. */
export const eventPart = () => events

/** Loads the code that shows a discovery: views of its blocks, and for an event the page around them. */
export async function fetchParts({ blocks, event }: Pick<DiscoveryDetails, 'blocks' | 'event'>): Promise<void> {
  await fetchViews(blocks)
  if (event) events = await import('../event/event-part.ts')
}
