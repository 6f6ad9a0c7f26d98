/**
 * `npm run coverage`: how much of each workspace its own tests run. `npm run coverage -- packages/api` measures one,
 * with pages for a browser.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  coverageFlags,
  coverageFolder,
  coverageOf,
  measured,
  projectOf,
  readSummary,
  table,
} from './testing/coverage.ts'
import { root, run } from './testing/part.ts'

const asked = process.argv.slice(2).map((name) => name.replace(/\/$/, ''))
const folders = asked.length > 0 ? asked : Object.keys(measured)
const unknown = folders.find((folder) => !existsSync(path.join(root, folder, 'package.json')))
if (unknown !== undefined) {
  console.error(`There is no workspace '${unknown}'; give its folder, such as packages/api or mf-header.`)
  process.exit(1)
}
const isFine = run(
  [
    'node_modules/jest/bin/jest.js',
    '--silent',
    '--forceExit',
    '--selectProjects',
    ...folders.map(projectOf),
    ...coverageFlags(folders, ['json-summary', 'html']),
  ],
  { NUKKAD_GROUPED_TESTS: 'true' },
)
console.log(
  `\n${table(coverageOf(readSummary(), folders))}\n\nFile by file: ${path.join(coverageFolder, 'index.html')}`,
)
process.exitCode = isFine ? 0 : 1
