import type { PageArm } from '@nukkad/contracts/page-arm'

/** A schema.org object. The shell refuses anything else, such as a list within the list. */
export interface JsonLd {
  readonly '@type': string
}

/** What a screen tells browsers, search engines and link previews about itself. */
export interface Head {
  readonly title: string
  readonly description?: string
  /** path or absolute address; by default the page's own path. A trailing slash is added where the rules require it. */
  readonly canonical?: string
  /** path or absolute address of a picture, shown 750 by 500 */
  readonly image?: string
  /** default 'index, follow' */
  readonly robots?: string
  readonly jsonLd?: JsonLd | readonly JsonLd[]
  /** the arm of a campaign that this page is: it is cached for visitors who get the same arm */
  readonly arm?: PageArm | undefined
  /** there is nothing here for signed-out visitors: the server sends the page with status 404 */
  readonly isAbsent?: boolean
}
