/**
 * `npm test`: types, lint, boundaries, unused code, size limits, names in the docs, files of the schema, API document
 * and its client, unit and API tests, journeys. `npm test -- unit` runs one part.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { journeys } from './testing/journeys.ts'
import { type Count, results, root, type Skipped } from './testing/part.ts'
import { sideBySide } from './testing/side-by-side.ts'
import { closingLines } from './testing/skipped.ts'
import { unit } from './testing/unit.ts'

/** Failures, repeated at the end of the output, where a long run is read first. */
const told: string[] = []

const remotes = () => readdirSync(root).filter((name) => name.startsWith('mf-'))

/** Programs that check the sources, run side by side, the slowest first. */
const checks: Readonly<Record<string, readonly string[]>> = {
  boundaries: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    'boundaries.config.mjs',
    'packages',
    'shell',
    ...remotes(),
    'scripts',
  ],
  client: ['--import', 'tsx', 'scripts/checks/client.ts'],
  unused: ['node_modules/knip/bin/knip.js'],
  types: ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.json'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'],
  schema: ['--import', 'tsx', 'scripts/checks/schema.ts', '--check'],
  limits: ['--import', 'tsx', 'scripts/checks/limits.ts'],
  docs: ['--import', 'tsx', 'scripts/checks/docs.ts'],
}

const tests: Readonly<Record<string, () => Count>> = {
  unit: () => unit((failure) => told.push(failure)),
  journeys,
}

/** What came of the parts so far. */
interface Sum {
  passed: number
  failed: number
  readonly lines: string[]
  readonly skipped: Skipped[]
}

function add(sum: Sum, name: string, seconds: number, { passed, failed, skipped = [] }: Count): void {
  sum.passed += passed
  sum.failed += failed
  sum.skipped.push(...skipped)
  sum.lines.push(`${name.padEnd(11)} ${passed} passed, ${failed} failed, ${seconds} s`)
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const names = [...Object.keys(checks), ...Object.keys(tests)]
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no part '${unknown}'; choose one of ${names.join(', ')}.`)
    process.exit(1)
  }
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const isWanted = ([name]: readonly [string, unknown]) => wanted.length === 0 || wanted.includes(name)
  const sum: Sum = { passed: 0, failed: 0, lines: [], skipped: [] }
  await sideBySide(new Map(Object.entries(checks).filter(isWanted)), (name, { isFine, said, seconds }) => {
    console.log(`\n— ${name}\n${said.trimEnd()}`)
    add(sum, name, seconds, { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 })
  })
  for (const [name, test] of Object.entries(tests).filter(isWanted)) {
    console.log(`\n— ${name}`)
    const from = performance.now()
    const count = test()
    add(sum, name, Math.round((performance.now() - from) / 1000), count)
  }
  for (const failure of told) console.log(`\n${failure}`)
  console.log(`\n${sum.lines.map((line) => `  ${line}`).join('\n')}\n`)
  for (const line of closingLines(sum.passed, sum.failed, sum.skipped)) console.log(line)
  process.exit(sum.failed > 0 ? 1 : 0)
}

await main()
