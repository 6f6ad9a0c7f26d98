import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const below = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
const ran = [
  ...['packages', 'shell', ...remotes].flatMap(below).filter((file) => /(^|\/)src\//.test(file)),
  ...['scripts/start', 'scripts/bundle', 'scripts/install'].flatMap(below),
  'scripts/start.mjs',
  'scripts/install.mjs',
  'scripts/release-all.ts',
].filter(
  (file) =>
    /\.(tsx?|mjs|cjs)$/.test(file) &&
    !/node_modules|\.(test|given)\.|[\\/]testing[\\/]|^packages[\\/]e2e[\\/]|[\\/]dist[\\/]/.test(file) &&
    // Programs of tests, which only a command with tools starts.
    !/^packages[\\/]build[\\/]src[\\/](jest-|mounting[\\/]mount-program)/.test(file),
)

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that a file loads when it runs: types are gone by then. */
function loadedBy(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const statements = text.matchAll(
    /^(?:import|export)(?! type\b)[^'"`;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return Array.from(statements, ([, from, alone, later]) => from ?? alone ?? later ?? '')
    .filter((request) => request !== '' && !/^(\.|node:|virtual:|@nukkad\/)/.test(request))
    .map(packageOf)
    .filter((name) => !builtinModules.includes(name))
}

test('`npm start` loads no package that it does not install', () => {
  const ofRoot = readJson('package.json')
  const tools = new Set(
    [ofRoot, readJson('packages/build/package.json')].flatMap(({ devDependencies }) =>
      Object.keys(devDependencies ?? {}),
    ),
  )
  const installed = new Set(
    ['.', ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`), 'shell', ...remotes].flatMap(
      (folder) => Object.keys(readJson(`${folder}/package.json`).dependencies ?? {}),
    ),
  )
  expect(ran.length).toBeGreaterThan(1_500)
  const missing = ran.flatMap((file) =>
    loadedBy(file)
      .filter((name) => tools.has(name) && !installed.has(name))
      .map((name) => `${file} loads ${name}, a devDependency`),
  )
  expect(missing).toEqual([])
})
