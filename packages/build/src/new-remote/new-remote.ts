import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../workspace.ts'

const template = path.join(import.meta.dirname, '../../template')

/** A name that cannot be used; the message is one sentence for the person who typed it. */
export class BadRemoteName extends Error {}

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(workspaceRoot, folder, 'package.json'), 'utf8')) as { version: string }).version

/** 'gift-cards' → 'Gift cards'. */
const titleOf = (short: string) => `${short[0]?.toUpperCase()}${short.slice(1)}`.replaceAll('-', ' ')

/**
 * Makes the remote `name` in `root` from the template, with one page at `/<name without mf->`, which is its own by its
 * name. Answers its folder. It builds, tests and releases as it stands.
 */
export function newRemote(name: string, root = workspaceRoot): string {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new BadRemoteName(`A remote is called mf- and a word in lower case, such as mf-guides, not '${name}'.`)
  }
  const dir = path.join(root, name)
  if (existsSync(dir)) throw new BadRemoteName(`${name} exists already.`)
  const short = name.slice('mf-'.length)
  cpSync(template, dir, { recursive: true })
  fill(dir, {
    name,
    short,
    route: short.includes('-') ? `'${short}'` : short,
    title: titleOf(short),
    platform: versionOf('packages/platform'),
    ui: versionOf('packages/ui'),
  })
  return dir
}

function fill(dir: string, words: Readonly<Record<string, string>>): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8').replace(/__([a-z]+)__/g, (whole, word) => words[word] ?? whole)
    writeFileSync(file, text)
  }
}
