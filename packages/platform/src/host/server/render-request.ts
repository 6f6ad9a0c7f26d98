import type { PageSettings, Route } from '@nukkad/contracts'
import type { Head } from '../../head/head.ts'
import type { SlotState } from '../../remote/mounting/slot-state.ts'

/** What a slot is to be rendered for. Plain data: it crosses a thread. */
export interface RenderRequest {
  readonly slot: string
  /** federation name of the release, kept beside the state so that only the same release hydrates it */
  readonly releaseId: string
  /** absolute address of the page */
  readonly url: string
  /** the route to show, 'not-found' for the 404 page in place; null outside the table */
  readonly route: Route | null
  readonly params: Readonly<Record<string, string>>
  /** slug of the chosen city; null when none is known */
  readonly city: string | null
  /** absolute address of the API, '/api' included */
  readonly apiBase: string
  readonly publicToken: string
  readonly requestId: string
  /** state of what the campaign team publishes: nothing is taken that was kept in another one; by default there is one */
  readonly revision?: string
  /** how old what is the same for everybody may be, in milliseconds */
  readonly sharedMs: number
  /** how long one call of the API may take: less than the slot has, so that it is known who was late */
  readonly apiWithinMs?: number
  readonly webview: boolean
  /** which arms of campaign pages the visitor met, as their cookie says; without it none is known */
  readonly arms?: string
  readonly settings: PageSettings
  /** a private page: its skeleton is rendered, nothing of the visitor is fetched */
  readonly isPrivate: boolean
  readonly isPreview: boolean
}

export interface RenderResult {
  readonly html: string
  /** only of the slot that shows pages */
  readonly head: Head | null
  /** to be inlined beside the slot; null when the browser has to render it by itself */
  readonly state: SlotState | null
  /** 200; 404 after notFound(), and with a page for what its head calls absent; 301 or 302 with `redirect`; 503 when the API could not answer */
  readonly status: number
  /** path or address that the visitor is sent to */
  readonly redirect?: string
}
