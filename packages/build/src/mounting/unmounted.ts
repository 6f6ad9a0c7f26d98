import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'
import { fingerprintOf } from '../fingerprint.ts'
import { besideCode, type CodeGraph, codeGraph, fileHashes, hashOf } from '../identity/code-graph.ts'
import { lockFile } from '../identity/locked-versions.ts'
import { screenModules } from '../release/screen-modules.ts'
import { memoryOf, type NotPassed, notPassed } from '../releasing/gates/not-passed.ts'
import type { RemotePackage } from '../remote-package.ts'
import { codeFolder, workspaceRoot } from '../workspace.ts'
import { type MountStep, mountSteps } from './mount-steps.ts'
import { shellFiles } from './trial-shell.ts'

export type MountedRemote = Pick<RemotePackage, 'dir' | 'name' | 'slots'>
export type MountedRelease = Pick<Release, 'screens' | 'slots' | 'platform'>

/** What a release is mounted with; all paths are absolute. */
export interface MountedBy {
  readonly browser: string
  /** files that identify which shell was built */
  readonly shell?: readonly string[]
  /** where the list of what passed is stored */
  readonly folder?: string
}

/**
 * The parts of a release that have to be mounted: screens and slots whose code or other dependencies have changed since
 * they were last mounted, and always the first one, which shows that a page loads the release at all.
 */
export function unmounted(remote: MountedRemote, release: MountedRelease, by: MountedBy): NotPassed<MountStep> {
  const steps = mountSteps(release)
  const { folder = memoryOf('mount') } = by
  const { items, remember } = notPassed(path.join(folder, `${remote.name}.json`), keysOf(steps, remote, release, by))
  return { items: steps.filter((step, index) => index === 0 || items.includes(step)), remember }
}

function keysOf(
  steps: readonly MountStep[],
  remote: MountedRemote,
  release: MountedRelease,
  { browser, shell = shellFiles }: MountedBy,
): Map<MountStep, string> {
  const codeOf = codeOfSteps(remote)
  const hash = fileHashes()
  const { size, mtimeMs } = statSync(browser)
  const around = [browser, size, mtimeMs, process.version, release.platform, fingerprintOf(codeFolder('build'))]
  const files = [path.join(workspaceRoot, lockFile(workspaceRoot)), ...shell, ...besideCode(remote.dir)]
  const always = [...around.map(String), ...files.map(hash)]
  return new Map(
    steps.map((step) => {
      const code = codeOf(step)
      const screen = release.screens.find(({ name }) => name === step.screen)
      // A step whose code is unknown counts as changed.
      return [step, code ? hashOf([...always, JSON.stringify([step, screen]), ...code.map(hash)]) : randomUUID()]
    }),
  )
}

/**
 * The files that a step imports: for a screen its module, and what its slot uses for all screens. Undefined when
 * unknown.
 */
function codeOfSteps({ dir, slots }: MountedRemote): (step: MountStep) => string[] | undefined {
  const entries = Object.entries(slots).map(([slot, file]) => [slot, path.resolve(dir, file)] as const)
  const graph = codeGraph(entries.map(([, entry]) => entry))
  if (!graph) return () => undefined
  const ofSlots = new Map(entries.map(([slot, entry]) => [slot, codeOfSlot(graph, entry)]))
  return ({ slot, screen }) => ofSlots.get(slot)?.(screen)
}

function codeOfSlot(graph: CodeGraph, entry: string): (screen?: string) => string[] | undefined {
  const requests = Object.entries(screenModules(entry))
  const modules = new Map(requests.map(([name, request]) => [name, path.resolve(path.dirname(entry), request)]))
  const aroundScreens = graph.reachedFrom(entry, [...modules.values()])
  return (screen) => {
    if (screen === undefined) return graph.reachedFrom(entry)
    const module = modules.get(screen)
    return module && graph.has(module) ? [...aroundScreens, ...graph.reachedFrom(module)] : undefined
  }
}
