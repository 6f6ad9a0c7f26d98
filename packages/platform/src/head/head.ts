import type { PageArm } from '@nukkad/contracts/page-arm'

/** What a screen says about itself to browsers, search engines and people who share it. */
export interface Head {
  readonly title: string
  readonly description?: string
  /** path or absolute address; by default the page's own path. A trailing slash is added where the rules want it. */
  readonly canonical?: string
  /** path or absolute address of a picture, shown 750 by 500 */
  readonly image?: string
  /** default 'index, follow' */
  readonly robots?: string
  readonly jsonLd?: object | readonly object[]
  /** the page is this arm of a campaign: it is kept for anyone who gets the same */
  readonly arm?: PageArm | undefined
  /** there is nothing here for anyone who is not signed in: the server sends the page, with status 404 */
  readonly isAbsent?: boolean
}
