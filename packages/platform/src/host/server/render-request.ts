import type { PageSettings, Route } from '@nukkad/contracts'
import type { Head } from '../../head/head.ts'
import type { SlotState } from '../../remote/mounting/slot-state.ts'

/** What a slot is rendered for. Plain data, because it is passed to another thread. */
export interface RenderRequest {
  readonly slot: string
  /** federation name of the release, stored with the state so that only the same release hydrates it */
  readonly releaseId: string
  /** absolute address of the page */
  readonly url: string
  /** the route to show, 'not-found' for the 404 page at the same address; null if no route matches */
  readonly route: Route | null
  readonly params: Readonly<Record<string, string>>
  /** slug of the chosen city; null if none is known */
  readonly city: string | null
  /** absolute address of the API, '/api' included */
  readonly apiBase: string
  readonly publicToken: string
  readonly requestId: string
  /**
   * revision of what the campaign team publishes: answers cached under another revision are not used; by default there
   * is one
   */
  readonly revision?: string
  /** maximum age of answers that are the same for everyone, in milliseconds */
  readonly sharedMs: number
  /** time limit of one API call in milliseconds: shorter than the slot's, so that the slow part can be identified */
  readonly apiWithinMs?: number
  readonly webview: boolean
  /** the arms of campaign pages that the visitor saw, as in their cookie; absent if none are known */
  readonly arms?: string
  readonly settings: PageSettings
  /** a private page: only its skeleton is rendered, no data of the visitor is fetched */
  readonly isPrivate: boolean
  readonly isPreview: boolean
}

export interface RenderResult {
  readonly html: string
  /** only for the slot that shows pages */
  readonly head: Head | null
  /** to be inlined beside the slot; null if the browser has to render it itself */
  readonly state: SlotState | null
  /**
   * 200; 404 after notFound(), and with a page if its head declares it absent; 301 or 302 with `redirect`; 503 if the
   * API could not answer
   */
  readonly status: number
  /** path or address of the redirect */
  readonly redirect?: string
}
