/**
 * Run under tsx: builds a new remote in the folder that is given, changes its page and its styles, and builds it once with
 * what the first build compiled and once without. Prints the three releases.
 */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildRemote } from '../build-remote.ts'
import { newRemote } from '../new-remote/new-remote.ts'
import { workspaceRoot } from '../workspace.ts'

const [root = ''] = process.argv.slice(2)
symlinkSync(path.join(workspaceRoot, 'node_modules'), path.join(root, 'node_modules'))
const dir = newRemote('mf-tea-guide', root)
const cacheFolder = path.join(root, 'cache')
const built = (name: string, folder?: string) =>
  buildRemote({ dir, outDir: path.join(root, name), cacheFolder: folder })

const first = await built('first', cacheFolder)
const page = path.join(dir, 'src/welcome/welcome-page.tsx')
writeFileSync(page, readFileSync(page, 'utf8').replaceAll('begins here', 'is brewed here'))
writeFileSync(path.join(dir, 'src/welcome/welcome.module.css'), '.page { color: teal } .title { color: navy }')
const withCache = await built('with-cache', cacheFolder)
const anew = await built('anew')
console.log(JSON.stringify({ first, withCache, anew }))
