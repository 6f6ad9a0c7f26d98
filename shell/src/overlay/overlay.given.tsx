/** The overlay with the shell’s real library sharing and the platform’s lifecycles; only the network is simulated. */
import type { OverlayData, OverlayPage } from '@nukkad/contracts/overlay'
import * as platform from '@nukkad/platform'
import type { MountProps, PlacedRoute, RemoteLifecycles } from '@nukkad/platform/host'
import { testHost } from '@nukkad/platform/testing'
import * as react from 'react'
import { BehaviorSubject } from 'rxjs'
import { containerRuntime } from '../browser/federation/container-runtime.ts'
import { listenTo } from './bus-log.ts'
import { Mounts } from './mounts.ts'
import { whenShared } from './shared-libraries.ts'

const { defineSlot } = platform

export const told = (parts: Partial<OverlayPage> = {}): OverlayPage => ({
  state: 'on',
  account: '101',
  overrides: {},
  ignored: {},
  run: [],
  css: ['', ''],
  drawn: { header: 12.5 },
  ...parts,
})

export const overlayData = (parts: Partial<OverlayData> = {}): OverlayData => ({
  state: 'on',
  until: '2026-11-23T20:00:00.000Z',
  overrides: {},
  ignored: {},
  remotes: {
    'mf-x': {
      usual: { version: '1.0.0', channel: 'canary', why: 'for 10% of visitors' },
      versions: [
        { version: '3.0.0', publishedAt: '2026-11-23T10:00:00.000Z', channels: [], fault: 'withdrawn' },
        { version: '2.0.0', publishedAt: '2026-11-22T10:00:00.000Z', channels: ['stable'] },
        { version: '1.0.0', publishedAt: '2026-11-21T10:00:00.000Z', channels: ['canary'] },
      ],
    },
  },
  ...parts,
})

/** A remote as a container provides it: its libraries come from the shell's loader when a slot is requested. */
export async function containerOf(mounts: Mounts, Component: () => react.ReactNode): Promise<RemoteLifecycles> {
  const libraries = {
    react: { version: '19.1.10', library: react },
    '@nukkad/platform': { version: '1.0.0', library: platform },
  }
  const shared = whenShared(window, ['react'], mounts)
  const files = { load: async () => {}, hashOf: () => undefined, styles: () => undefined }
  Object.assign(window, { _NUKKAD_CONTAINER_RUNTIME: () => containerRuntime(libraries, files) })
  expect((await shared).react).toBe(react)
  const m: Record<string, (module: { exports: object }) => void> = {}
  const wanted = { 7: { shareKey: '@nukkad/platform', requiredVersion: '^1.0.0' } }
  const { _NUKKAD_CONTAINER_RUNTIME: runtime } = window as unknown as Record<
    string,
    () => ReturnType<typeof containerRuntime>
  >
  runtime?.().bundlerRuntime.consumes({
    chunkId: 'main',
    installedModules: {},
    webpackRequire: {
      m,
      consumesLoadingData: { chunkMapping: { main: ['7'] }, moduleIdToConsumeDataMapping: wanted },
    },
  })
  const module = { exports: {} as typeof platform }
  m[7]?.(module)
  expect(module.exports.useBus).toBe(platform.useBus)
  return module.exports.lifecycles('mf-x', 'header', defineSlot({ Component }))
}

export async function mounted(
  Component: () => react.ReactNode = () => <p>the header</p>,
  state: MountProps['state'] = null,
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const mounts = new Mounts({ header: 12.5 })
  const heard = listenTo(mounts)
  const { host } = testHost({ user: {} })
  const made = await containerOf(mounts, Component)
  const domElement = document.body.appendChild(document.createElement('div'))
  const props: MountProps = {
    name: 'header 1',
    slot: 'header',
    domElement,
    host,
    state,
    release: { name: 'mf-x', version: '1.0.0', id: 'mf_x_1_0_0' },
    placed$: new BehaviorSubject<PlacedRoute>({ place: host.navigation.place$.value, match: undefined }),
    page: { pending() {}, entering() {}, shown() {}, missing() {}, crashed() {} },
    styles: async () => {},
    beforeRender: () => {},
  }
  await made.mount(props)
  return { mounts, heard, host, made, props, domElement }
}
