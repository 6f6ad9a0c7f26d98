import type { Release } from '@nukkad/contracts'
import type { Trial } from '../trial.ts'
import { GateRefusal } from './gate-refusal.ts'

/** Refuses a release that lacks a slot it declares, or whose screens differ from those in its `src/routes.ts`. */
export function checkContract({ name, slots, screens }: Release, trial: Pick<Trial, 'slots' | 'screens'>): void {
  const missing = slots.find((slot) => !trial.slots.includes(slot))
  if (missing) throw new GateRefusal(`${name} claims the slot '${missing}', but its file has no default export.`)

  const placed = new Set(screens.map((screen) => screen.name))
  const homeless = trial.screens.find((screen) => !placed.has(screen))
  if (homeless) throw new GateRefusal(`${name} has a screen '${homeless}', but src/routes.ts gives it no address.`)
  const empty = [...placed].find((screen) => !trial.screens.includes(screen))
  if (empty) throw new GateRefusal(`${name} gives an address to '${empty}', but has no screen of that name.`)
}
