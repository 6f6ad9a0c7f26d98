/** A process that changes a registry repeatedly: `<home> <name> <times>`; prints what it was told is written. */
import { added } from '../document/changes.ts'
import { Registry } from '../registry.ts'

const [home = '', name = '', times = '0'] = process.argv.slice(2)
const registry = new Registry({ home })
const entry = {
  manifest: `sha384-${'B'.repeat(64)}` as const,
  platform: '*',
  publishedAt: '2026-11-01T00:00:00.000Z',
}

for (let time = 0; time < Number(times); time++) {
  await registry.change({ act: 'test' }, added('mf-tea', `${name}-${time}`, entry))
  process.stdout.write(`${name}-${time}\n`)
}
