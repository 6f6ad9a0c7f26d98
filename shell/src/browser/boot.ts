import type { PageFiles, PageSettings, Route, Snapshot } from '@nukkad/contracts'
import type { SlotState } from '@nukkad/platform/host'

/** What the server inlined into the page. */
export interface Boot {
  readonly snapshot: Snapshot
  /** the screen that the server chose: 'not-found' also where the address has a route */
  readonly route: Route & {
    readonly remote: string
    readonly params: Readonly<Record<string, string>>
  }
  readonly status: number
  readonly city: string | null
  readonly publicToken: string
  readonly apiBase: string
  /** where the app handed over its login: what its pages name themselves by */
  readonly appSecret?: string
  readonly settings: PageSettings & { readonly siteName: string; readonly analytics?: AnalyticsSettings }
}

/** Analytics is off unless the page says where events go. */
export interface AnalyticsSettings {
  readonly url: string
}

function inlined(id: string, page: Document): unknown {
  const text = page.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as unknown) : null
}

/** The page's boot data; without it there is no page to bring to life. */
export function readBoot(page: Document): Boot {
  const boot = inlined('nukkad-boot', page)
  if (boot === null) throw new Error('The page carries no boot data')
  return boot as Boot
}

/** The files that the server named; of those of a page that was kept from before it told of none. */
export const readPageFiles = (page: Document): PageFiles =>
  (inlined('nukkad-files', page) ?? { releases: {}, hashes: {} }) as PageFiles

/** What a slot was rendered with, once: whoever mounts there later renders again. */
export function takeState(slot: string, page: Document): SlotState | null {
  const state = inlined(`state-${slot}`, page)
  page.getElementById(`state-${slot}`)?.remove()
  return state as SlotState | null
}
