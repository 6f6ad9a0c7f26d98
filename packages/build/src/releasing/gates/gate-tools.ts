import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SkippableGate } from '@nukkad/contracts'
import { codeFolder, rulesFile, workspaceRoot } from '../../workspace.ts'
import { writeTestConfig } from '../test-config.ts'
import { untested } from './untested.ts'

interface Gate {
  readonly limitMs: number
  /** what is wrong, as the message says it after the remote's name */
  readonly fault: string
  /**
   * Writes what the tool reads into `scratch` and returns how to call it, undefined when there is nothing to do; `name`
   * is the remote's.
   */
  call(dir: string, scratch: string, name: string): Call | undefined
}

interface Call {
  readonly args: readonly string[]
  /** called when the gate passes */
  passed?(): void
}

/** A program of an installed package. */
export const tool = (file: string) => path.join(workspaceRoot, 'node_modules', file)

/** The incremental state of the types gate per remote; a file that is damaged or of another compiler is recreated. */
const typesFolder = path.join(workspaceRoot, 'node_modules/.cache/nukkad/types')

/** A gate that checks the sources of a remote. */
export type SourceGate = Exclude<SkippableGate, 'mount'>

/** How the tool behind each gate is called, and its time limit. */
export const gates: Readonly<Record<SourceGate, Gate>> = {
  types: {
    limitMs: 180_000,
    fault: 'has type errors',
    call(dir, scratch, name) {
      const file = path.join(scratch, 'tsconfig.json')
      const typeRoots = [path.join(workspaceRoot, 'node_modules/@types')]
      const styles = path.join(codeFolder('ui'), 'css-modules.d.ts')
      // The next release checks only what changed since this one: 0.8 s of processor time instead of 7.
      const incremental = { incremental: true, tsBuildInfoFile: path.join(typesFolder, `${name}.tsbuildinfo`) }
      const config = {
        extends: rulesFile('tsconfig.json'),
        compilerOptions: { typeRoots, ...incremental },
        include: [path.join(dir, 'src'), styles],
        exclude: [],
      }
      writeFileSync(file, JSON.stringify(config))
      return { args: [tool('typescript7/bin/tsc'), '-p', file] }
    },
  },
  lint: {
    limitMs: 120_000,
    fault: 'is not clean',
    call(dir, scratch) {
      const rules = { extends: [rulesFile('biome.json')], root: true }
      const config = { ...rules, files: { includes: ['**'] }, vcs: { enabled: false } }
      writeFileSync(path.join(scratch, 'biome.json'), JSON.stringify(config))
      const flags = ['--colors=off', `--config-path=${scratch}`]
      return { args: [tool('@biomejs/biome/bin/biome'), 'ci', ...flags, path.join(dir, 'src')] }
    },
  },
  tests: {
    limitMs: 900_000,
    fault: 'fails its own tests',
    call(dir, scratch, name) {
      // Unchanged tests that passed before are not run again (decision 0621).
      const some = untested(dir, name)
      if (some?.items.length === 0) return undefined
      const config = ['--config', writeTestConfig(dir, scratch), '--ci', '--maxWorkers=2']
      const files = some ? ['--runTestsByPath', ...some.items] : []
      return { args: [tool('jest/bin/jest.js'), ...config, ...files], passed: some?.remember }
    },
  },
}
