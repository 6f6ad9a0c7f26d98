import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Where the group files are written, anew in each run. */
export const groupsFolder = path.join(root, '.nukkad/cache/test-groups')

/**
 * Maximum number of files in a group. Loading the code under test takes half the time of eight files run alone; groups
 * of eight take a twentieth longer than this.
 */
const most = 16

/**
 * Cleans up after each test of a screen. Loaded inside the block of the first file, it would only do so for that file.
 */
const forScreens = ['@testing-library/react', '@nukkad/platform/testing']

/**
 * The same jest project with its test files in groups: a group file loads several of the project's files, each in a
 * block named by its path from the root of the repository, so that they load the code under test only once. A file that
 * sets its own environment is grouped with others that set the same. `alone` lists files that take long by themselves.
 */
export function grouped(project, alone) {
  const folder = path.join(groupsFolder, project.displayName)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const all = testFiles(project.rootDir)
  const single = all.filter((file) => alone.includes(file))
  const groups = groupsOf(all.filter((file) => !alone.includes(file)))
  for (const [at, group] of groups.entries()) {
    writeFileSync(path.join(folder, `${at + 1}.test.js`), groupText(group, isForScreens(project, group)))
  }
  return {
    ...project,
    roots: [project.rootDir, folder],
    testMatch: [`${folder}/*.test.js`, ...single.map((file) => path.join(root, file))],
  }
}

const isForScreens = ({ testEnvironment }, { environment }) => (environment ?? testEnvironment) !== 'node'

/** Paths from the root of the repository, sorted, so that neighbours test similar code. */
function testFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/\/(node_modules|dist|template)\//.test(file))
    .sort()
}

/** The environment set in a file's first comment; null for the project's own. */
function environmentOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8')
  return /@jest-environment (\S+)/.exec(text.slice(0, 300))?.[1] ?? null
}

/** Groups of about the same number of files, none with more than `most`. */
function groupsOf(files) {
  const same = new Map()
  for (const file of files) {
    const environment = environmentOf(file)
    same.set(environment, [...(same.get(environment) ?? []), file])
  }
  return [...same].flatMap(([environment, all]) => {
    const size = Math.ceil(all.length / Math.ceil(all.length / most))
    const count = Math.ceil(all.length / size)
    return Array.from({ length: count }, (_, at) => ({ environment, files: all.slice(at * size, (at + 1) * size) }))
  })
}

function groupText({ environment, files }, isForScreens) {
  const load = (what) => `require(${JSON.stringify(what)})`
  return [
    ...(environment ? [`/** @jest-environment ${environment} */`] : []),
    ...(isForScreens ? forScreens.map(load) : []),
    ...files.map((file) => `describe(${JSON.stringify(file)}, () => void ${load(path.join(root, file))})`),
    '',
  ].join('\n')
}

/** The test files that a group loads, parsed from its text. */
export const filesOfGroup = (text) => [...text.matchAll(/^describe\((".*?"),/gm)].map(([, file]) => JSON.parse(file))
