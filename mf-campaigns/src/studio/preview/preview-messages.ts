import type { Block } from '@nukkad/contracts/block'
import type { CampaignTheme } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'

/** What the studio tells the page in its frame. */
export interface PreviewedPage {
  readonly type: 'nukkad.preview.page'
  readonly title: string
  readonly description: string
  readonly theme: CampaignTheme
  readonly blocks: readonly Block[]
  /** rises with each save: things that blocks name are loaded again */
  readonly version: number
  readonly scheme: 'light' | 'dark'
}
/** The frame is there, or there again after a reload. */
export interface PreviewReady {
  readonly type: 'nukkad.preview.ready'
}

interface Received {
  readonly data: unknown
  readonly origin: string
  readonly source: unknown
}

/** A message of ours: of this type, from this site, from this very window. Anything else is none. */
export function messageOf<M extends PreviewedPage | PreviewReady>(
  type: M['type'],
  { data, origin, source }: Received,
  from: unknown,
  site: string,
): M | undefined {
  if (origin !== site || !from || source !== from) return undefined
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type ? (data as M) : undefined
}
