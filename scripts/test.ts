/** `npm test`: types, lint, boundaries, unused code, limits of size, names in the docs, files of the schema, API document and its client, unit and API tests, journeys. `npm test -- unit` runs one part. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { journeys } from './testing/journeys.ts'
import { type Count, results, root, run, type Skipped } from './testing/part.ts'
import { closingLines } from './testing/skipped.ts'
import { unit } from './testing/unit.ts'

/** What failed, said once more at the end, where a long run is read first. */
const told: string[] = []

const check = (...args: string[]): Count => (run(args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const remotes = () => readdirSync(root).filter((name) => name.startsWith('mf-'))

const parts: Record<string, () => Count> = {
  types: () => check('node_modules/typescript7/bin/tsc', '-p', 'tsconfig.json'),
  lint: () => check('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off'),
  boundaries: () =>
    check(
      ...['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', 'boundaries.config.mjs'],
      ...['packages', 'shell', ...remotes(), 'scripts'],
    ),
  unused: () => check('node_modules/knip/bin/knip.js'),
  limits: () => check('--import', 'tsx', 'scripts/checks/limits.ts'),
  docs: () => check('--import', 'tsx', 'scripts/checks/docs.ts'),
  schema: () => check('--import', 'tsx', 'scripts/checks/schema.ts', '--check'),
  client: () => check('--import', 'tsx', 'scripts/checks/client.ts'),
  unit: () => unit((failure) => told.push(failure)),
  journeys,
}

function main(): void {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !parts[name])
  if (unknown.length > 0) {
    console.error(`There is no part '${unknown[0]}'; there are ${Object.keys(parts).join(', ')}.`)
    process.exit(1)
  }
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  let [allPassed, allFailed] = [0, 0]
  const lines: string[] = []
  const skipped: Skipped[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n— ${name}`)
    const from = performance.now()
    const { passed, failed, skipped: left = [] } = part()
    skipped.push(...left)
    allPassed += passed
    allFailed += failed
    lines.push(
      `${name.padEnd(11)} ${passed} passed, ${failed} failed, ${Math.round((performance.now() - from) / 1000)} s`,
    )
  }
  for (const failure of told) console.log(`\n${failure}`)
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
  for (const line of closingLines(allPassed, allFailed, skipped)) console.log(line)
  process.exit(allFailed > 0 ? 1 : 0)
}

main()
