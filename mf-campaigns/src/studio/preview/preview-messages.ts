import type { Block } from '@nukkad/contracts/block'
import type { CampaignTheme } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'

/** The message from the studio to the page in its frame. */
export interface PreviewedPage {
  readonly type: 'nukkad.preview.page'
  readonly title: string
  readonly description: string
  readonly theme: CampaignTheme
  readonly blocks: readonly Block[]
  /** increases with each save; content that blocks refer to is then loaded again */
  readonly version: number
  readonly scheme: 'light' | 'dark'
}
/** The frame is ready, for the first time or after a reload. */
export interface PreviewReady {
  readonly type: 'nukkad.preview.ready'
}

interface Received {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

/** Returns the message if it has this type and comes from this site and this window, otherwise undefined. */
export function messageOf<M extends PreviewedPage | PreviewReady>(
  type: M['type'],
  { data, origin, source }: Received,
  from: unknown,
  site: string,
): M | undefined {
  if (origin !== site || !from || source !== from) return undefined
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type ? (data as M) : undefined
}
