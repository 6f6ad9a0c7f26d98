import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

type Lock = Readonly<Record<string, Locked | undefined>>

/** The lock file of a folder, or npm's own record of what it installed; throws one sentence when there is neither. */
export function lockFile(root: string): string {
  const found = ['package-lock.json', 'node_modules/.package-lock.json'].find((file) =>
    existsSync(path.join(root, file)),
  )
  if (!found) throw new Error(`There is no package-lock.json in ${root}: run npm install there.`)
  return found
}

let known: { readonly root: string; readonly packages: Lock } | undefined
function lockOf(root: string): Lock {
  if (known?.root !== root) {
    const { packages } = JSON.parse(readFileSync(path.join(root, lockFile(root)), 'utf8')) as { packages: Lock }
    known = { root, packages }
  }
  return known?.packages ?? {}
}

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

/** Where Node finds a package that something in `from` requires: in the nearest node_modules folder upwards. */
function placeOf(lock: Lock, name: string, from: string): string | undefined {
  const folders = from.split('/node_modules/')
  for (let depth = folders.length; depth >= 0; depth--) {
    const folder = folders.slice(0, depth).join('/node_modules/')
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (lock[place]) return place
  }
  return undefined
}

/** The packages behind these requests and all their dependencies, as the lock file pins them; our own are left out. */
export function lockedVersions(root: string, requests: readonly string[]): string {
  const lock = lockOf(root)
  const places = new Set<string>()
  const add = (name: string, from: string) => {
    const place = placeOf(lock, name, from)
    const found = place ? lock[place] : undefined
    if (!place || !found || found.link || places.has(place)) return
    places.add(place)
    for (const dependency of Object.keys(found.dependencies ?? {})) add(dependency, place)
  }
  for (const request of requests) add(packageOf(request), '')
  const lines = [...places].sort().map((place) => `${place} ${lock[place]?.version} ${lock[place]?.integrity}`)
  return lines.join('\n')
}
