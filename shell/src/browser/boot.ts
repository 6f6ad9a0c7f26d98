import type { PageFiles, PageSettings, Route, Snapshot } from '@nukkad/contracts'
import type { SlotState } from '@nukkad/platform/host'

/** The data that the server inlined into the page. */
export interface Boot {
  readonly snapshot: Snapshot
  /** the screen that the server chose: 'not-found' even if the address has a route */
  readonly route: Route & {
    readonly remote: string
    readonly params: Readonly<Record<string, string>>
  }
  readonly status: number
  readonly city: string | null
  readonly publicToken: string
  readonly apiBase: string
  /** only if the app passed its login: the secret with which its pages identify themselves */
  readonly appSecret?: string
  /** the page was not opened by the app: whoever it would sign in is asked first */
  readonly asksForLogin?: boolean
  readonly settings: PageSettings & {
    readonly siteName: string
    readonly analytics?: AnalyticsSettings
    /** the deployment keeps no page for browsers without a network */
    readonly hasNoWorker?: boolean
  }
}

/** Analytics is off unless the page says where to send events. */
export interface AnalyticsSettings {
  readonly url: string
}

function inlined(id: string, page: Document): unknown {
  const text = page.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as unknown) : null
}

/** The page's boot data; without it the page can't start. */
export function readBoot(page: Document): Boot {
  const boot = inlined('nukkad-boot', page)
  if (boot === null) throw new Error('The page contains no boot data')
  return boot as Boot
}

/** The files that the server listed in the page; none in a page that was cached by an earlier version. */
export const readPageFiles = (page: Document): PageFiles =>
  (inlined('nukkad-files', page) ?? { releases: {}, hashes: {} }) as PageFiles

/** The state with which a slot was rendered; returned once, so that a later mount there renders again. */
export function takeState(slot: string, page: Document): SlotState | null {
  const state = inlined(`state-${slot}`, page)
  page.getElementById(`state-${slot}`)?.remove()
  return state as SlotState | null
}
