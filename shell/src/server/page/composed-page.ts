import type { PageArm } from '@nukkad/contracts/page-arm'
import type { EncodedPage } from './encoding/encoded-page.ts'

/** A page ready to be sent: to one visitor, or when cacheable to all who ask for the same within its seconds. */
export interface ComposedPage {
  readonly status: number
  readonly body: EncodedPage
  /** path on this site that the visitor is sent to instead */
  readonly location?: string
  /** public and whole: every slot was rendered, no call failed */
  readonly isCacheable: boolean
  /** it is one arm of a campaign, for visitors who get the same */
  readonly arm?: PageArm | undefined
  /** the releases that fill its slots, as name@version */
  readonly releases: readonly string[]
}
