import type { PageArm } from '@nukkad/contracts/page-arm'
import type { EncodedPage } from './encoding/encoded-page.ts'

/** A page ready to be sent: to one visitor, or, if cacheable, to everyone who requests the same within its lifetime. */
export interface ComposedPage {
  readonly status: number
  readonly body: EncodedPage
  /** path on this site to which the visitor is redirected */
  readonly location?: string
  /** public and complete: every slot was rendered, no call failed */
  readonly isCacheable: boolean
  /** the page is one arm of a campaign, for visitors who get the same arm */
  readonly arm?: PageArm | undefined
  /** the releases that fill its slots, as name@version */
  readonly releases: readonly string[]
}
