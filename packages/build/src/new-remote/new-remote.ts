import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installedVersion, packageFolder, workspaceRoot } from '../workspace.ts'

const template = () => path.join(packageFolder('build'), 'template')

/** A name or location that cannot be used; the message is one sentence for the person who typed it. */
export class BadRemoteName extends Error {}

/** 'gift-cards' → 'Gift cards'. */
const titleOf = (short: string) => `${short[0]?.toUpperCase()}${short.slice(1)}`.replaceAll('-', ' ')

/** Throws BadRemoteName if `name` is not a valid name of a remote. */
export function checkRemoteName(name: string): void {
  if (/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return
  throw new BadRemoteName(`The name of a remote is mf- and lower-case words, such as mf-guides, not '${name}'.`)
}

/**
 * Creates the remote `name` in `root` from the template, with one page at `/<name without mf->`, which it owns by its
 * name. Returns its folder. The remote builds, tests and releases without changes.
 */
export function newRemote(name: string, root = workspaceRoot): string {
  checkRemoteName(name)
  const dir = path.join(root, name)
  if (existsSync(dir)) throw new BadRemoteName(`${name} already exists.`)
  copyTemplate(template(), dir, name)
  return dir
}

/** Copies a template folder into `dir` and replaces each `__word__` with that word for the remote `name`. */
export function copyTemplate(from: string, dir: string, name: string): void {
  const short = name.slice('mf-'.length)
  const words: Readonly<Record<string, string>> = {
    name,
    short,
    route: short.includes('-') ? `'${short}'` : short,
    title: titleOf(short),
    platform: installedVersion('@nukkad/platform'),
    ui: installedVersion('@nukkad/ui'),
  }
  mkdirSync(dir, { recursive: true })
  cpSync(from, dir, { recursive: true })
  for (const file of filesIn(from)) {
    const text = readFileSync(path.join(dir, file), 'utf8').replace(/__([a-z]+)__/g, (all, word) => words[word] ?? all)
    writeFileSync(path.join(dir, file), text)
  }
}

/** Files below a folder, relative to it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
