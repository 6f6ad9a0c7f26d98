/** @jest-environment node */
import path from 'node:path'
import type { IdentifiedRemote } from '../fingerprint.ts'
import { readRemotePackage } from '../remote-package.ts'
import { workspaceRoot } from '../workspace.ts'
import { BuildPool } from './build-pool.ts'
import { skippableGates } from './gates/source-gates.ts'

jest.setTimeout(120_000)

const given = (name: string): IdentifiedRemote => ({
  ...readRemotePackage(path.join(workspaceRoot, 'mf-header')),
  name,
  dir: `/nowhere/${name}`,
  version: '1',
  id: 'x',
})

const missing = (name: string) => ({
  kind: 'remote' as const,
  options: {
    outDir: `/nowhere/builds/${name}`,
    remote: given(name),
    skip: { gates: skippableGates, reason: 'a test' },
  },
})

test('a failed build in a pool says why and does not stop the others, also when more wait than run', async () => {
  const pool = new BuildPool(1)
  try {
    const ends = await Promise.allSettled(['mf-a', 'mf-b', 'mf-c'].map((name) => pool.run(missing(name))))
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    for (const end of ends) expect(String(end.status === 'rejected' && end.reason)).not.toContain('exited before')
  } finally {
    pool.close()
  }
})
