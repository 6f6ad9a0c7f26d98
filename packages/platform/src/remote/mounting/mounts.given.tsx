import { plainSettings, routeNamed } from '@nukkad/contracts'
import { BehaviorSubject } from 'rxjs'
import { renderSlot } from '../../host/server/render-slot.tsx'
import { defineApp, defineScreen } from '../../index.ts'
import { placeOf } from '../../navigation/navigation.ts'
import { testHost } from '../../testing/test-host.ts'
import type { MountProps, PlacedRoute } from '../host.ts'
import type { App } from '../slot.ts'
import type { SlotState } from './slot-state.ts'

const home: PlacedRoute = {
  place: placeOf('/delhi'),
  match: { route: routeNamed('city-home'), params: { citySlug: 'delhi' } },
}

/** Called by test files that mount slots themselves: turns act off and empties the document after each test. */
export function mountsForTests(): void {
  const act = (isOn: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn })
  beforeEach(() => act(false))
  afterEach(() => document.body.replaceChildren())
  afterAll(() => act(true))
}

let mounts = 0

export function givenMount(parts: Partial<MountProps> = {}, world = testHost({ path: '/delhi' })) {
  const crashes: unknown[] = []
  const props: MountProps = {
    name: `main ${++mounts}`,
    domElement: document.body.appendChild(document.createElement('div')),
    release: { name: 'mf-x', version: '1.0.0', id: 'mf_x_1_0_0' },
    slot: 'main',
    host: world.host,
    placed$: new BehaviorSubject(home),
    state: null,
    styles: async () => {},
    beforeRender() {},
    page: { pending() {}, entering() {}, shown() {}, missing() {}, crashed: (error) => void crashes.push(error) },
    ...parts,
  }
  return { props, crashes, ...world }
}

export const shows = (Component: () => React.ReactNode) =>
  defineApp({ 'city-home': async () => ({ screen: defineScreen({ Component }) }) })

/** A mount of an app that the server has rendered. */
export async function drawnByServer(app: App) {
  const { html, state } = await renderSlot(app, {
    slot: 'main',
    releaseId: 'mf_x_1_0_0',
    url: 'http://localhost/delhi',
    route: routeNamed('city-home'),
    params: { citySlug: 'delhi' },
    city: 'delhi',
    apiBase: 'http://127.0.0.1:1/api',
    publicToken: '',
    requestId: '',
    sharedMs: 0,
    webview: false,
    settings: plainSettings,
    isPrivate: false,
    isPreview: false,
  })
  const mount = givenMount({ state: JSON.parse(JSON.stringify(state)) as SlotState })
  mount.props.domElement.innerHTML = html
  return mount
}
