import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Budgets } from './releasing/gates/size-gate.ts'

/** What a remote's package.json declares, with its "nukkad" field checked. */
export interface RemotePackage {
  readonly dir: string
  readonly name: string
  readonly packageVersion: string
  /** semver range of @nukkad/platform */
  readonly platform: string
  /** slot name to its file, relative to `dir` */
  readonly slots: Readonly<Record<string, string>>
  /**
   * "nukkad.budget" for visitors; "nukkad.staffBudget" for screens of staff, by default the same;
   * "nukkad.screenBudgets" for single screens by name
   */
  readonly budgets: Budgets
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads `dir`/package.json; throws one sentence that names the file and the missing part. */
export function readRemotePackage(dir: string): RemotePackage {
  const file = path.join(dir, 'package.json')
  const said: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const refuse = (what: string): never => {
    throw new Error(`${file} ${what}.`)
  }
  if (!isRecord(said) || typeof said.name !== 'string') return refuse('has no name')
  if (typeof said.version !== 'string') return refuse('has no version')
  const nukkad = said.nukkad
  if (!isRecord(nukkad)) return refuse('has no "nukkad" field, so it is not a remote')
  if (typeof nukkad.platform !== 'string') return refuse('does not specify the required platform in "nukkad.platform"')
  if (typeof nukkad.budget !== 'number') return refuse('does not specify its size in "nukkad.budget"')
  if (nukkad.staffBudget !== undefined && typeof nukkad.staffBudget !== 'number') {
    return refuse('has no number in "nukkad.staffBudget"')
  }
  const screens = isRecord(nukkad.screenBudgets) ? nukkad.screenBudgets : {}
  for (const [screen, budget] of Object.entries(screens)) {
    if (typeof budget !== 'number') refuse(`has no number for '${screen}' in "nukkad.screenBudgets"`)
  }
  const slots = isRecord(nukkad.slots) ? nukkad.slots : {}
  if (Object.keys(slots).length === 0) return refuse('fills no slot in "nukkad.slots"')
  for (const [slot, source] of Object.entries(slots)) {
    if (!/^[a-z][a-z0-9-]*$/.test(slot)) refuse(`names a slot '${slot}', which is not lower-case and hyphens`)
    if (typeof source !== 'string') refuse(`gives no file for the slot '${slot}'`)
  }
  return {
    dir,
    name: said.name,
    packageVersion: said.version,
    platform: nukkad.platform,
    slots: slots as Record<string, string>,
    budgets: {
      visitors: nukkad.budget,
      staff: nukkad.staffBudget ?? nukkad.budget,
      screens: screens as Record<string, number>,
    },
  }
}
