import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'
import { integrityOf, type RegistryWriter, stableOf } from '@nukkad/registry'

export interface Alteration {
  /** identifies it: the version is `0.1.0-<label>` */
  readonly label: string
  /** appended to the server bundle, after `module.exports.slots` is set */
  readonly server?: string
  /** appended to the entry; `id` is the global that holds the container */
  readonly entry?: (id: string) => string
}

/**
 * Publishes a copy of a remote's stable release under another version, with code appended. It needs no build, so a
 * journey can afford dozens; all other files are unchanged. It is not rolled out yet.
 */
export async function publishAltered(
  registry: Pick<RegistryWriter, 'read' | 'publish'> & { readonly releases: string },
  name: string,
  alteration: Alteration,
): Promise<string> {
  const { label, server = '', entry = () => '' } = alteration
  const remote = (await registry.read()).remotes[name]
  const stable = remote && stableOf(remote)
  if (!stable) throw new Error(`${name} has no stable release`)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nukkad-altered-'))
  try {
    await cp(path.join(registry.releases, name, stable), folder, { recursive: true })
    const before = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as Release
    const version = `0.1.0-${label}`
    const id = `${name}_${version}`.replace(/[^A-Za-z0-9]+/g, '_')
    const extra: Record<string, string> = { [before.server.entry]: server, [before.browser.entry]: entry(id) }
    const files: Record<string, Release['files'][string]> = {}
    for (const file of Object.keys(before.files)) {
      const text = await readFile(path.join(folder, file), 'utf8')
      const bytes = Buffer.from(`${text.replaceAll(before.id, id)}${extra[file] ? `\n;${extra[file]}` : ''}`)
      await writeFile(path.join(folder, file), bytes)
      files[file] = { integrity: integrityOf(bytes), bytes: bytes.length }
    }
    await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...before, version, id, files }))
    await registry.publish(folder, 'none')
    return version
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const withEveryComponent = (fault: string, load = 'undefined') => `{
  const fault = () => { ${fault} }
  const faulty = (part) => ({ ...part, Component: fault, load: ${load} ?? part.load })
  const slots = Object.entries(module.exports.slots).map(([name, slot]) => [name, slot.kind === 'app'
    ? { ...slot, screens: Object.fromEntries(Object.entries(slot.screens).map(
        ([route, load]) => [route, async () => ({ screen: faulty((await load()).screen) })])) }
    : faulty(slot)])
  module.exports = { ...module.exports, slots: Object.fromEntries(slots) }
}`

/** Code for the server bundle of any remote that breaks each of its renders, and nothing else. */
export const serverFaults = {
  hangs: withEveryComponent('for (;;) {}'),
  throws: withEveryComponent("throw new Error('broken on purpose')"),
  'is slow by 5 s': withEveryComponent('return null', '() => new Promise((resolve) => setTimeout(resolve, 5000))'),
} as const

/** Code for the entry of any remote: it loads as usual, but every mount fails. */
export const failingMount = (id: string): string => `{
  const { get, init } = ${id}
  const mount = async () => { throw new Error('broken on purpose') }
  ${id} = { init, get: async (name) => { const module = await get(name); return () => ({ ...module(), mount }) } }
}`
