/**
 * Run as a program: creates the named remote beside the data, which the running shell was not built with, and releases
 * it. With `breaking` after the name, its screen throws in an effect, which no server runs.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newRemote, openRegistry, releaseRemote, skippableGates } from '@nukkad/build'
import { site } from './site.ts'

const [name = 'mf-tea-guide', fault] = process.argv.slice(2)
const folder = path.join(site.home, 'new', name)
if (existsSync(folder)) rmSync(folder, { recursive: true })
mkdirSync(folder, { recursive: true })
const dir = newRemote(name, folder)
if (fault === 'breaking') {
  const file = path.join(dir, 'src/welcome/welcome-page.tsx')
  const text = readFileSync(file, 'utf8')
  const effect = "useEffect(() => { throw new Error('broken on purpose') }, [])"
  const broken = text.replace('const { city } = useCity()', `${effect}\n  const { city } = useCity()`)
  writeFileSync(file, `import { useEffect } from 'react'\n${broken}`)
}
// The gates for sources have a test of their own, with this same remote.
const skip = { gates: skippableGates.filter((gate) => gate !== 'mount'), reason: 'a journey' }
const registry = await openRegistry(site.home)
const { release } = await releaseRemote({ dir, home: site.home, registry, skip })
await registry.close()
console.log(release.version)
