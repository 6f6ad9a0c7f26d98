import type { RouteMatch } from '@nukkad/contracts'
import { unsentPageFault } from '@nukkad/contracts/rendered-page'
import { configure } from '@testing-library/dom'
import { BehaviorSubject } from 'rxjs'
import type { Head } from '../head/head.ts'
import type { MountProps, PlacedRoute } from '../remote/host.ts'
import { lifecycles } from '../remote/mounting/lifecycles.ts'
import type { Screen, Slot } from '../remote/slot.ts'
import { routesOfTest } from './routes-of-test.ts'
import { type TestHost, type TestHostOptions, testHost } from './test-host.ts'

export interface RenderScreenOptions extends TestHostOptions {
  /** name of the route to show it for; by default the route of `path` */
  readonly route?: string
  readonly params?: Readonly<Record<string, string>>
}

export interface Rendered extends TestHost {
  readonly element: HTMLElement
  /** heads that were shown, the latest last */
  readonly heads: readonly (Head | undefined)[]
  /** `load` ended with notFound() */
  isMissing(): boolean
  unmount(): Promise<void>
}

// On a busy machine a result may take longer than a second; a condition that never holds still fails the test.
configure({ asyncUtilTimeout: 10_000 })

const mounted = new Set<() => Promise<void>>()
let count = 0

/**
 * Renders one screen at an address on the real platform; only the network is fake. Resolves after its first paint. The
 * test fails at its end if a head that was shown would be refused by the shell.
 */
export async function renderScreen(screen: Screen, options: RenderScreenOptions = {}): Promise<Rendered> {
  const match = matchOf(options)
  const app: Slot = { kind: 'app', screens: { [match.route.name]: async () => ({ screen }) } }
  return render(app, options, match)
}

/** Renders a slot that is on every page: header, footer, dialogs. */
export const renderFixture = (slot: Slot, options: RenderScreenOptions = {}): Promise<Rendered> =>
  render(slot, options, options.route || options.path ? tryMatch(options) : undefined)

async function render(slot: Slot, options: RenderScreenOptions, match: RouteMatch | undefined): Promise<Rendered> {
  const world = testHost(options)
  const { place$ } = world.host.navigation
  const placed$ = new BehaviorSubject<PlacedRoute>({ place: place$.value, match })
  const following = place$.subscribe((place) => {
    if (place === placed$.value.place) return
    const next = world.host.routeOf(place.pathname)
    // Another page belongs to the shell; the test checks path() to see that it was requested.
    if (slot.kind === 'fixture' || next?.route.name === match?.route.name) placed$.next({ place, match: next })
  })
  const element = document.body.appendChild(document.createElement('div'))
  const heads: (Head | undefined)[] = []
  const refusals: string[] = []
  let isMissing = false
  const props: MountProps = {
    name: `test-${++count}`,
    domElement: element,
    release: { name: 'mf-test', version: '1.0.0', id: `mf_test_${count}` },
    slot: 'main',
    host: world.host,
    placed$,
    state: null,
    styles: async () => {},
    beforeRender() {},
    page: {
      pending() {},
      entering() {},
      shown(_, head) {
        heads.push(head)
        const refusal = head && unsentPageFault({ status: 200, head })
        if (refusal) refusals.push(refusal)
      },
      missing: () => {
        isMissing = true
      },
      crashed: (error) => world.host.report(error, { remote: 'mf-test', version: '1.0.0', slot: 'main' }),
    },
  }
  const remote = lifecycles('mf-test', 'main', slot)
  const unmount = async () => {
    mounted.delete(unmount)
    following.unsubscribe()
    await runOutsideAct(() => remote.unmount(props))
    world.host.dispose()
    element.remove()
    const [refusal] = refusals.splice(0)
    if (refusal) throw new Error(`The shell would refuse this screen's page: ${refusal}.`)
  }
  mounted.add(unmount)
  await runOutsideAct(() => remote.mount(props))
  return { ...world, element, heads, isMissing: () => isMissing, unmount }
}

/** Unmounts everything that a test has rendered; called automatically after each test if the runner has afterEach. */
export async function cleanUp(): Promise<void> {
  const faults: unknown[] = []
  for (const unmount of [...mounted]) await unmount().catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

const actWatch = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/** A mount waits for its own first paint, which `act` would delay until the mount is done. */
async function runOutsideAct(run: () => Promise<void>): Promise<void> {
  actWatch.IS_REACT_ACT_ENVIRONMENT = false
  try {
    await run()
  } finally {
    actWatch.IS_REACT_ACT_ENVIRONMENT = true
  }
}

function tryMatch({ path = '/', route, params = {}, ...rest }: RenderScreenOptions): RouteMatch | undefined {
  const table = routesOfTest(rest)
  if (!route) return table.match(new URL(path, 'http://localhost').pathname)
  const named = table.named(route)
  if (!named) throw new Error(`There is no route named '${route}'`)
  return { route: named, params }
}

function matchOf(options: RenderScreenOptions): RouteMatch {
  const match = tryMatch(options)
  if (!match) throw new Error(`'${options.path}' is not in the route table; pass a route`)
  return match
}
