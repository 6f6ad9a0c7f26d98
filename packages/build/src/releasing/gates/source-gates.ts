import { mkdirSync, rmSync } from 'node:fs'
import type { SkippableGate } from '@nukkad/contracts'
import type { RemotePackage } from '../../remote-package.ts'
import { runLimited } from '../run-limited.ts'
import { GateRefusal } from './gate-refusal.ts'
import { gates, type SourceGate } from './gate-tools.ts'

const sourceGates = Object.keys(gates) as readonly SourceGate[]

/** Gates that an operator may skip, which the registry then records. */
export const skippableGates: readonly SkippableGate[] = [...sourceGates, 'mount']

/**
 * Checks the sources of a remote with its types, lint and tests, each in its own process and within a time limit.
 * Throws GateRefusal with the end of the tool's output.
 */
export async function checkSources(
  { dir, name }: Pick<RemotePackage, 'dir' | 'name'>,
  scratch: string,
  skipped: readonly SkippableGate[],
): Promise<void> {
  for (const gate of sourceGates) {
    if (skipped.includes(gate)) continue
    const { limitMs, fault, call } = gates[gate]
    mkdirSync(scratch, { recursive: true })
    try {
      const todo = call(dir, scratch, name)
      if (!todo) continue
      const { isFine, isLate, said } = await runLimited({ args: todo.args, cwd: dir, limitMs })
      if (isLate) throw new GateRefusal(`${name}: ${gate} did not finish within ${limitMs / 1000} s.\n${said}`)
      if (!isFine) throw new GateRefusal(`${name} ${fault}.\n${said}`)
      todo.passed?.()
    } finally {
      rmSync(scratch, { recursive: true, force: true })
    }
  }
}
