import path from 'node:path'
import { command, commandFault } from './command-faults.ts'
import type { ProjectNames } from './project-names.ts'

/** A document: its path from the root, with a leading slash, and its text. */
export interface ProjectDocument {
  readonly file: string
  readonly text: string
}

const code = /```[\s\S]*?```|`([^`\n]+)`/g
const link = /\]\(([^)\s]+)\)/g
/** A file and a name in it: `stock.ts`: `holdMinutes` */
const wordOfFile = /`([\w./-]+\.tsx?)`: `(\w+)`/g
const capitals = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g
/** A path, or the last part of one: letters, dashes and placeholders such as <kind>, {a,b}, * and NNN. */
const pathLike = /^\.{0,2}\/?[\w@.<>{},*-]+(?:\/[\w@.<>{},*-]+)*\/?$/
const sourceEnd = /\.(?:tsx?|d\.mts|mjs|css|sql|md|html|yaml)$/
/** Folders and files that are created at run time, in a release or in NUKKAD_HOME: no repository contains them. */
const madeAtRunTime =
  /^(?:\.nukkad|NUKKAD_HOME|REGISTRY_HOME|\.env$|browser\/|server\/|releases\/|registry\/releases|dist\/|keys\/)|\/dist\/|\.key(?:\.pub)?$/

/**
 * Names in a document that do not exist: files, names in them, folders, npm commands, packages, settings; one sentence
 * each.
 */
export function documentFaults(document: ProjectDocument, names: ProjectNames): string[] {
  const { text, file } = document
  const linked = [...text.matchAll(link)].flatMap(([, to = '']) => linkFault(file, to, names))
  const inline = [...text.matchAll(code)].flatMap(([, words]) => (words ? wordFaults(words, file, names) : []))
  const commands = [...text.matchAll(command)].flatMap(([words, plain, run, workspace, argument]) =>
    commandFault(words, { name: plain ?? run ?? '', workspace, argument }, names),
  )
  const settings = [...text.matchAll(code)]
    .flatMap(([all]) => all.match(capitals) ?? [])
    .filter((name) => !names.isWritten(name))
    .map((name) => `${name} is in no source and no line of .env.example`)
  const words = [...text.matchAll(wordOfFile)]
    .filter(([, source = '', word = '']) => !names.isWordOf(source, word))
    .map(([, source, word]) => `${source} contains nothing named ${word}`)
  return [...new Set([...linked, ...inline, ...words, ...commands, ...settings])]
}

function linkFault(file: string, to: string, names: ProjectNames): string[] {
  if (/^(?:https?:|mailto:|#)/.test(to)) return []
  const place = path.posix.join(path.posix.dirname(file), to.split('#')[0] ?? '')
  return names.paths.includes(`${place.replace(/\/$/, '')}/`) ? [] : [`there is no ${to} to follow`]
}

function wordFaults(words: string, file: string, names: ProjectNames): string[] {
  if (words.startsWith('@nukkad/')) return entryPointFault(words, names)
  if (words.startsWith('./') && [...names.packages.values()].some(({ entryPoints }) => entryPoints.includes(words)))
    return []
  const isPath = pathLike.test(words) && (words.includes('/') || sourceEnd.test(words))
  if (!isPath || words.startsWith('/') || words.startsWith('@') || madeAtRunTime.test(words)) return []
  const isThere = (one: string) => {
    const pattern = patternOf(path.posix.normalize(one).replace(/\/$/, ''), file)
    return names.paths.some((place) => pattern.test(place))
  }
  const gone = alternatives(words).filter((one) => !isThere(one))
  if (gone.length === 0) return []
  if (gone[0] !== words) return gone.map((one) => `there is no file or folder ${one}`)
  return entryPointFault(`@nukkad/${words}`, names).length === 0 ? [] : [`there is no file or folder ${words}`]
}

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
export function alternatives(words: string): string[] {
  const [, before = '', all, after = ''] = /^([^{]*)\{([^}]*,[^}]*)\}(.*)$/.exec(words) ?? []
  if (all === undefined) return [words]
  return all.split(',').flatMap((one) => alternatives(before + one + after))
}

/** Documents name a file by its path from the root or from their own package, or by its last parts. */
function patternOf(words: string, file: string): RegExp {
  const from = words.startsWith('..') ? path.posix.join(path.posix.dirname(file), words) : `/${words}`
  const escaped = from
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/<[\w -]+>|NNN|mf-x\b/g, '[^/]*')
    .replace(/\{[^}]+\}/g, '[^/]*')
    .replace(/\*+/g, '[^/]*')
    .replace(/(\/decisions\/\d{4})$/, '$1[^/]*')
  return new RegExp(`${escaped}(?:/|$)`)
}

function entryPointFault(words: string, { packages }: ProjectNames): string[] {
  const [scope, name, ...rest] = words.split('/')
  const known = packages.get(`${scope}/${name}`)
  const entryPoint = rest.length === 0 ? '.' : `./${rest.join('/')}`
  const isOpen = known?.entryPoints.some(
    (one) => one === entryPoint || (one.endsWith('/*') && entryPoint.startsWith(one.slice(0, -1))),
  )
  return isOpen || (known && entryPoint === '.') ? [] : [`no package exports ${words}`]
}
