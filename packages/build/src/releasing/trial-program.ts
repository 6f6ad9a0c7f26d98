/**
 * Runs in its own process, which is killed when it takes too long: loads the server bundle of the release in the given
 * folder, renders every slot and screen once, and writes the result into the given file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ownerNamed, plainSettings, type Release, type Route, sampleAddress } from '@nukkad/contracts'
import { unsentPageFault } from '@nukkad/contracts/rendered-page'
import * as platform from '@nukkad/platform'
import { type RenderRequest, renderSlot } from '@nukkad/platform/host/server'
import type { SharedLibrary } from '../shared-libraries.ts'
import { loadServerBundle } from './server-bundle.ts'
import type { Trial } from './trial.ts'

const [dir = '', file = ''] = process.argv.slice(2)
const require = createRequire(import.meta.url)
const release = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8')) as Release
const trial: { -readonly [Field in keyof Trial]: Trial[Field] } = { slots: [], screens: [] }
/** Written before each step: if a step never ends, the last note says which one it was. */
const note = (more: Partial<Trial>) => writeFileSync(file, JSON.stringify(Object.assign(trial, more)))

const request = (slot: string, route: Route | null, { path: at, params }: ReturnType<typeof sampleAddress>) => ({
  slot,
  route,
  params,
  releaseId: release.id,
  url: `http://nukkad.invalid${at}`,
  city: null,
  // Nothing answers at this address: a screen has to tolerate that its data can't be loaded.
  apiBase: 'http://127.0.0.1:9/api',
  apiWithinMs: 1_000,
  publicToken: 'trial',
  requestId: 'trial',
  sharedMs: 0,
  webview: false,
  settings: plainSettings,
  isPreview: false,
  isPrivate: route !== null && route.access !== 'public',
})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function draw(step: string, slot: platform.Slot, wanted: RenderRequest): Promise<void> {
  note({ at: step })
  const fault = await renderSlot(slot, wanted).then(
    ({ head, status, redirect }) => {
      const refusal = unsentPageFault({ head, status, redirect })
      return refusal && `${step} would be refused by the shell: ${refusal}.`
    },
    (error) => `${step} cannot be rendered on the server: ${messageOf(error)}`,
  )
  if (fault) note({ fault: trial.fault ?? fault })
}

function load() {
  try {
    return loadServerBundle(path.join(dir, release.server.entry), (wanted) =>
      wanted === ('@nukkad/platform' satisfies SharedLibrary) ? platform : require(wanted),
    ) as Readonly<Record<string, platform.Slot | undefined>>
  } catch (error) {
    note({ fault: `its server bundle does not load: ${messageOf(error)}` })
    return {}
  }
}

note({ at: 'its server bundle' })
const slots = load()
const apps = Object.values(slots).flatMap((slot) => (slot?.kind === 'app' ? Object.keys(slot.screens) : []))
note({ slots: Object.keys(slots).filter((name) => slots[name]), screens: apps })
for (const [name, slot] of Object.entries(slots)) {
  if (slot?.kind === 'fixture')
    await draw(`the slot '${name}'`, slot, request(name, null, sampleAddress({ pattern: '/' })))
  if (slot?.kind !== 'app') continue
  for (const screen of release.screens.filter((one) => one.name in slot.screens)) {
    const route = { ...screen, owner: ownerNamed(release.name) }
    await draw(`the screen '${screen.name}'`, slot, request(name, route, sampleAddress(screen)))
  }
}
note({ isDone: true })
// A timer started by a remote must not delay the release.
process.exit(0)
