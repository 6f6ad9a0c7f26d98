import { type PageSettings, siteName } from '@nukkad/contracts'
import { appSecretOf } from '@nukkad/contracts/settings'
import type { KeyedSnapshot } from '../releases/snapshots.ts'
import type { ShellSettings } from '../settings.ts'
import type { PageRequest } from './asking/page-request.ts'
import type { PagePlan } from './page-plan.ts'

/** Where pages send analytics events. */
const eventStream = '/api/events/stream/batch'

interface BootedPage {
  readonly plan: PagePlan
  readonly chosen: KeyedSnapshot
  readonly status: number
  readonly city: PageRequest['city']
  readonly search: URLSearchParams
  readonly isByApp: boolean | undefined
}

interface BootSettings {
  readonly settings: ShellSettings
  /** the settings that pages get at this moment */
  readonly told: PageSettings
}

/** What the document tells the shell's scripts, which read it as `Boot`. */
export function bootOf(page: BootedPage, { settings, told }: BootSettings): object {
  const { plan, chosen, status, city, search, isByApp } = page
  return {
    // The last good releases are fetched by the page if it needs them.
    snapshot: { ...chosen.told, lastGood: {} },
    route: {
      ...plan.route,
      page: plan.page,
      remote: plan.releases.main?.name ?? plan.remote,
      params: plan.params,
    },
    status,
    city: city ?? null,
    publicToken: settings.PUBLIC_TOKEN,
    apiBase: '/api',
    ...appLoginFor(search, settings, isByApp),
    settings: {
      sandboxUrl: settings.SANDBOX_URL,
      siteName,
      analytics: { url: eventStream },
      ...(settings.OFFLINE_PAGE === 'off' && { hasNoWorker: true }),
      ...told,
    },
  }
}

/** Only for a page whose address contains a login of the app. */
function appLoginFor(search: URLSearchParams, settings: ShellSettings, isByApp = false) {
  const os = search.has('token') ? search.get('os')?.toLowerCase() : undefined
  if (os === undefined) return {}
  const appSecret = appSecretOf(settings, os)
  return { ...(appSecret !== undefined && { appSecret }), ...(!isByApp && { asksForLogin: true }) }
}
