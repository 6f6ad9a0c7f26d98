import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The names that the docs may refer to, read once from the project. */
export interface ProjectNames {
  /** every file and folder, relative to the root, with a leading and trailing slash */
  readonly paths: readonly string[]
  /** `npm run …` at the root */
  readonly scripts: ReadonlySet<string>
  /** exports and scripts by package name */
  readonly packages: ReadonlyMap<
    string,
    { readonly entryPoints: readonly string[]; readonly scripts: readonly string[] }
  >
  /** arguments: parts of `npm test -- …`, names of `npm run bench -- …`, commands of `npm run release -- …` */
  readonly arguments: Readonly<Record<'test' | 'bench' | 'release' | 'proof', ReadonlySet<string>>>
  /** whether a name in capitals (a setting, an event) occurs in .env.example or in a source */
  isWritten(name: string): boolean
  /** false if a file with this path, from the root or by its last parts, does not contain the word */
  isWordOf(file: string, word: string): boolean
}

const unread = new Set(['node_modules', '.git', '.nukkad', 'dist', 'test-results'])

function pathsIn(root: string, under = ''): string[] {
  return readdirSync(path.join(root, under), { withFileTypes: true }).flatMap((entry) => {
    if (unread.has(entry.name)) return []
    const place = `${under}/${entry.name}`
    return entry.isDirectory() ? [`${place}/`, ...pathsIn(root, place)] : [`${place}/`]
  })
}

interface Manifest {
  readonly name?: string
  readonly scripts?: Record<string, string>
  readonly exports?: Record<string, string>
}
const manifestAt = (file: string) => JSON.parse(readFileSync(file.replace(/\/$/, ''), 'utf8')) as Manifest
const matches = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

export function readProjectNames(root: string): ProjectNames {
  const paths = pathsIn(root)
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const manifests = paths.filter((file) => /^\/(packages\/)?[^/]+\/package\.json\/$/.test(file))
  const sources = paths
    .filter((file) => /\.(ts|tsx|mjs)\/$/.test(file) || file === '/.env.example/')
    .map((file) => file.slice(0, -1))
  let words: Set<string> | undefined
  const capitals = () => {
    words ??= new Set(sources.flatMap((file) => read(file).match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g) ?? []))
    return words
  }
  return {
    paths,
    scripts: new Set(Object.keys(manifestAt(path.join(root, 'package.json')).scripts ?? {})),
    packages: new Map(
      manifests.map((file) => {
        const { name = '', exports = {}, scripts = {} } = manifestAt(path.join(root, file))
        return [name, { entryPoints: Object.keys(exports), scripts: Object.keys(scripts) }]
      }),
    ),
    arguments: {
      test: matches(
        read('scripts/test.ts').split('const checks')[1]?.split('/** What came')[0] ?? '',
        /^ {2}(\w+)[:,]/gm,
      ),
      bench: matches(paths.join('\n'), /^\/scripts\/bench\/([\w-]+)\.bench\.ts\/$/gm),
      release: matches(read('packages/build/src/command-line/release-command.ts'), /npm run release -- ([a-z-]+)/g),
      proof: new Set(['about', 'repair', 'decide', 'unknown-payments', 'skip-invoice-numbers']),
    },
    isWritten: (name) => capitals().has(name),
    isWordOf(file, word) {
      const place = paths.find((one) => one.endsWith(`/${file}/`))
      return !place || new RegExp(`\\b${word}\\b`).test(read(place.slice(0, -1)))
    },
  }
}
