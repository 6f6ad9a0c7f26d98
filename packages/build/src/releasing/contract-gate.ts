import { createRequire } from 'node:module'
import path from 'node:path'
import type { Release, Route } from '@nukkad/contracts'
import type { SharedLibrary } from '../shared-libraries.ts'
import { GateRefusal } from './gate-refusal.ts'
import { loadServerBundle, type ServerSlots } from './server-bundle.ts'

const require = createRequire(import.meta.url)

/** The shared libraries as the server has them, the platform too: what a bundle would be rendered with. */
async function provider(): Promise<(request: string) => unknown> {
  const platform: unknown = await import('@nukkad/platform')
  return (request) => (request === ('@nukkad/platform' satisfies SharedLibrary) ? platform : require(request))
}

const screensOf = (slot: unknown): string[] =>
  typeof slot === 'object' && slot !== null && 'screens' in slot && typeof slot.screens === 'object' && slot.screens
    ? Object.keys(slot.screens)
    : []

async function load(dir: string, release: Release): Promise<ServerSlots> {
  try {
    return loadServerBundle(path.join(dir, release.server.entry), await provider())
  } catch (error) {
    throw new GateRefusal(`The server bundle of ${release.name} does not load: ${(error as Error).message}`)
  }
}

/**
 * Refuses a release whose server bundle does not load, lacks a slot that it claims, or holds a screen that the route
 * table does not know or gives to another remote.
 */
export async function checkContract(dir: string, release: Release, routes: readonly Route[]): Promise<void> {
  const { name } = release
  const slots = await load(dir, release)
  const missing = release.slots.find((slot) => !slots[slot])
  if (missing) throw new GateRefusal(`${name} claims the slot '${missing}' but its file has no default export.`)

  const held = release.slots.flatMap((slot) => screensOf(slots[slot])).sort()
  const claimed = [...release.screens].sort()
  if (held.join() !== claimed.join()) {
    throw new GateRefusal(`${name} claims the screens ${claimed.join(', ')} but holds ${held.join(', ')}.`)
  }
  for (const screen of held) {
    const route = routes.find((candidate) => candidate.name === screen)
    if (!route) throw new GateRefusal(`${name} has a screen '${screen}', but no route has that name.`)
    if (`mf-${route.owner}` !== name) {
      throw new GateRefusal(`${name} has a screen '${screen}', but that route belongs to mf-${route.owner}.`)
    }
  }
}
