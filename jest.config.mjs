import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { jestProject } from './packages/build/src/jest.mjs'
import { grouped } from './scripts/testing/grouped.mjs'
import { longest } from './scripts/testing/longest-first.mjs'

const root = import.meta.dirname
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
const inBrowser = ['packages/platform', 'packages/ui', 'packages/blocks', 'packages/editor', 'shell', ...remotes]
const onServer = [
  'packages/finder',
  'packages/contracts',
  'packages/registry',
  'packages/build',
  'packages/sandbox',
  'packages/world',
  'packages/api',
  'scripts',
]

/** Not among the temporary files, which `npm test` removes. */
const cacheDirectory = path.join(root, '.nukkad/cache/jest')

/** A workspace may add to the shared set-up with a jest.project.mjs of its own (default export: jest options). */
async function project(folder, environment) {
  const own = path.join(root, folder, 'jest.project.mjs')
  const more = existsSync(own) ? (await import(own)).default : {}
  const project = { ...jestProject(path.join(root, folder), environment, more), cacheDirectory }
  return process.env.NUKKAD_GROUPED_TESTS ? grouped(project, longest) : project
}

export default {
  cacheDirectory,
  // Seeding the demo data before the tests of a file takes seconds; hooks go by this one and not by their project's.
  testTimeout: 30_000,
  testSequencer: './scripts/testing/longest-first.mjs',
  projects: await Promise.all([
    ...inBrowser.map((folder) => project(folder, 'jsdom')),
    ...onServer.map((folder) => project(folder, 'node')),
  ]),
}
