/**
 * Run under tsx: builds a new remote in the given folder, changes its texts and its styles, and builds it again, with
 * and without the disk cache. The page that uses both is unchanged, so its compiled modules are reused. Prints the
 * three releases. With `anew` after the folder it builds the folder's content without any cache, and prints that.
 */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'
import { buildRemote } from '../build-remote.ts'
import { newRemote } from '../new-remote/new-remote.ts'
import { workspaceRoot } from '../workspace.ts'

const [root = '', step] = process.argv.slice(2)
const cacheFolder = path.join(root, 'cache')
const built = (dir: string, name: string, folder?: string) =>
  buildRemote({ dir, outDir: path.join(root, name), cacheFolder: folder })

async function twice(): Promise<Readonly<Record<string, Release>>> {
  symlinkSync(path.join(workspaceRoot, 'node_modules'), path.join(root, 'node_modules'))
  const dir = newRemote('mf-tea-guide', root)
  const write = (file: string, text: string) => writeFileSync(path.join(dir, 'src/welcome', file), text)
  const page = readFileSync(path.join(dir, 'src/welcome/welcome-page.tsx'), 'utf8')
  write('words.ts', "export const words = 'begins here'\n")
  write('welcome-page.tsx', `import { words } from './words.ts'\n${page.replace('<h1 ', '<h1 title={words} ')}`)
  const first = await built(dir, 'first', cacheFolder)
  write('words.ts', "export const words = 'is brewed here'\n")
  // Classes are numbered in the order of the style sheet, so those of the page have other names now.
  write('welcome.module.css', '.new { margin: 0 } .page { color: teal } .title { color: navy }')
  const withCache = await built(dir, 'with-cache', cacheFolder)
  return { first, withCache, inProcess: await built(dir, 'in-process') }
}

const builds = step === 'anew' ? { anew: await built(path.join(root, 'mf-tea-guide'), 'anew') } : await twice()
console.log(JSON.stringify(builds))
