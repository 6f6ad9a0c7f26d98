import { type EventName, type PageSettings, plainSettings } from '@nukkad/contracts'
import type { User } from '@nukkad/contracts/endpoints/people/auth'
import { createHost, type ShellHost } from '../host/create-host.ts'
import { memoryNavigation } from '../host/memory-navigation.ts'
import { placeOf } from '../navigation/navigation.ts'
import type { Notice } from '../notify/notice.ts'
import type { MountIdentity } from '../remote/host.ts'
import { PlainFailure } from '../remote/mounting/plain-failure.tsx'
import { noCookies } from '../storage/cookies.ts'
import { localKeys, sessionKeys } from '../storage/keys.ts'
import { memoryStorage, type TextStorage } from '../storage/safe-storage.ts'
import type { StreamMessage } from '../track/analytics.ts'
import { type Answer, type FakeNetwork, fakeNetwork } from './fake-network.ts'
import { type RoutesOption, routesOfTest } from './routes-of-test.ts'

export interface TestHostOptions extends RoutesOption {
  /** what the browser stored earlier, by its key */
  readonly stored?: Readonly<Record<string, string>>
  /** path with query of the page, default '/' */
  readonly path?: string
  readonly answers?: readonly Answer[]
  /** the signed-in user; omitted fields get default values */
  readonly user?: Partial<User>
  readonly city?: string
  readonly pincode?: string
  readonly cartId?: string
  readonly settings?: Partial<PageSettings>
  /** name of the city with same-day delivery by rider to the pincode */
  readonly sameDayCity?: string
  /** session storage left by an earlier page of this tab, to simulate a reload */
  readonly visit?: TextStorage
}

export interface TestHost {
  readonly host: ShellHost
  readonly network: FakeNetwork
  readonly local: TextStorage
  readonly visit: TextStorage
  readonly notices: readonly Pick<Notice, 'text' | 'tone' | 'action'>[]
  readonly reports: readonly { readonly error: unknown; readonly where: MountIdentity }[]
  readonly preloads: readonly string[]
  /** tracked events: names with their props */
  readonly tracked: readonly (readonly [name: string, props: unknown])[]
  /** the props of each tracked event of this name: one entry is one event */
  propsOf(name: EventName): unknown[]
  /** the same events in full, as they are sent */
  readonly events: readonly StreamMessage['data'][]
  /** the present address of the page */
  path(): string
}

/** A user to sign in as. */
export const aUser = (parts: Partial<User> = {}): User => ({
  _id: '101',
  email: 'asha@example.in',
  displayName: 'Asha Menon',
  firstName: 'Asha',
  lastName: 'Menon',
  phone: null,
  role: 'user',
  created: '2026-01-05T08:00:00.000Z',
  cartId: null,
  ...parts,
})

const anHour = 3_600_000

/** The shell's own host with storages in memory, a history in memory and the fake network. */
export function testHost(options: TestHostOptions = {}): TestHost {
  const network = fakeNetwork(options.answers ?? [])
  const local = memoryStorage()
  const visit = options.visit ?? memoryStorage()
  const notices: TestHost['notices'][number][] = []
  const reports: TestHost['reports'][number][] = []
  const preloads: string[] = []
  const tracked: TestHost['tracked'][number][] = []
  const events: StreamMessage['data'][] = []
  if (options.city) local.setItem(localKeys.city, options.city)
  if (options.pincode) local.setItem(localKeys.pincode, options.pincode)
  if (options.sameDayCity) visit.setItem(sessionKeys.fastDeliveryCity, options.sameDayCity)
  for (const [key, text] of Object.entries(options.stored ?? {})) local.setItem(key, text)
  if (options.cartId) local.setItem(localKeys.cartId, options.cartId)
  // The question whether to leave unsaved input is never answered, so a screen that does not discard sent input stays
  // where it is.
  const navigation = memoryNavigation(options.path ?? '/', 'http://localhost', () => !host.unsaved.has())

  const host: ShellHost = createHost({
    apiBase: '',
    publicToken: 'public-token',
    adapter: network.adapter,
    local,
    session: visit,
    writeCookie: noCookies,
    exclusively: (run) => run(),
    navigation,
    settings: { ...plainSettings, ...options.settings },
    notify: (text, { tone = 'info', action } = {}) => void notices.push({ text, tone, ...(action ? { action } : {}) }),
    routeOf: (path) => routesOfTest(options).match(placeOf(path).pathname),
    preload: (path) => void preloads.push(path),
    embed: () => () => {},
    sink: () => ({
      isReady: () => true,
      objectId: () => undefined,
      send({ data }) {
        events.push(data)
        tracked.push([data.event_name, data.event_props])
      },
      keep() {},
    }),
    Failure: PlainFailure,
    report: (error, where) => void reports.push({ error, where }),
    reportError(error) {
      throw error
    },
  })
  signIn(host, options.user)
  const path = () => {
    const { pathname, search, hash } = navigation.place$.value
    return `${pathname}${search}${hash}`
  }
  const propsOf = (name: EventName) => tracked.flatMap(([one, props]) => (one === name ? [props] : []))
  return { host, network, local, visit, notices, reports, preloads, tracked, propsOf, events, path }
}

function signIn(host: ShellHost, parts: Partial<User> | undefined) {
  if (!parts) return host.session.state$.next({ status: 'guest', user: null })
  const user = aUser(parts)
  const jwt_token = { access_token: 'access-token', expiresAt: Date.now() + anHour }
  const pincode = host.city.choice$.value.pincode
  host.session.begin({ user, jwt_token, cartId: user.cartId, created: false })
  if (pincode) void host.city.choosePincode(pincode)
}
