/**
 * Run under tsx by the tests, since webpack and its loaders need Node's own modules: creates a remote in the given
 * folder, releases it to a store in there and prints the result as JSON.
 */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { identifyRemote } from '../fingerprint.ts'
import { newRemote } from '../new-remote/new-remote.ts'
import { openRegistry } from '../releasing/open-registry.ts'
import { releaseRemote } from '../releasing/release-remote.ts'
import { workspaceRoot } from '../workspace.ts'

const root = process.argv[2]
if (!root) throw new Error('Where?')
const home = path.join(root, 'home')

mkdirSync(home, { recursive: true })
symlinkSync(path.join(workspaceRoot, 'node_modules'), path.join(root, 'node_modules'))
const dir = newRemote('mf-tea-guide', root)

// A slot that calls the API, so that a contract has to be loaded, and shows its own picture.
writeFileSync(
  path.join(dir, 'src/kettle.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg"><title>Kettle</title><path d="M4 4h8v8H4z"/></svg>`,
)
writeFileSync(
  path.join(dir, 'src/pictures.d.ts'),
  `declare module '*.svg' {\n  const address: string\n  export default address\n}\n`,
)
writeFileSync(
  path.join(dir, 'src/kettle.tsx'),
  `import { banners } from '@nukkad/contracts/endpoints/site/config'
import { defineSlot } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import kettle from './kettle.svg'

const Kettle = () => (
  <Button>
    <img src={kettle} alt="" width={16} height={16} />
    {banners.url}
  </Button>
)
export default defineSlot({ Component: Kettle })
`,
)
const file = path.join(dir, 'package.json')
const { default: manifest } = await import(pathToFileURL(file).href, { with: { type: 'json' } })
manifest.nukkad.slots['tea-guide-kettle'] = './src/kettle.tsx'
writeFileSync(file, JSON.stringify(manifest))

const registry = await openRegistry(home)
const { release, firstLoad } = await releaseRemote({ dir, home, registry })
await registry.close()
const again = identifyRemote(dir)
console.log(JSON.stringify({ dir, home, release, firstLoad, version: again.version }))
