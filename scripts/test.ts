/** `npm test`: types, lint, boundaries, unused code, unit and API tests, journeys. `npm test -- unit` runs one part. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const results = path.join(root, '.nukkad', 'test-results')
interface Count {
  passed: number
  failed: number
}

function run(program: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const done = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  })
  if (done.signal) console.error(`${args[0]} was ended by ${done.signal}.`)
  return done.status === 0
}
const node = (...args: string[]) => run(process.execPath, args)
const check = (isFine: boolean): Count => (isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** A run that ended badly without a failed test of its own (a crash, a broken set-up) counts as one failure. */
function counted(isFine: boolean, { passed, failed }: Count): Count {
  return { passed, failed: failed === 0 && !isFine ? 1 : failed }
}

/** What failed, said once more at the end, where a long run is read first. */
const told: string[] = []

function unit(): Count {
  const file = path.join(results, 'unit.json')
  const isFine = node('node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--silent', '--maxWorkers=2')
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    for (const { name, status, message } of testResults as { name: string; status: string; message: string }[]) {
      if (status === 'failed') told.push(`${path.relative(root, name)}\n${message}`)
    }
    return counted(isFine, { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) })
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function journeys(): Count {
  const file = path.join(results, 'journeys.json')
  const isFine = run(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '-c', 'packages/e2e/playwright.config.ts'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      NODE_OPTIONS: '',
    },
  )
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'))
    return counted(isFine, { passed: stats.expected + stats.flaky, failed: stats.unexpected })
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const remotes = () => readdirSync(root).filter((name) => name.startsWith('mf-'))

const parts: Record<string, () => Count> = {
  types: () => check(node('node_modules/typescript7/bin/tsc', '-p', 'tsconfig.json')),
  lint: () => check(node('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off')),
  boundaries: () =>
    check(
      node(
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        'boundaries.config.mjs',
        'packages',
        'shell',
        ...remotes(),
        'scripts',
      ),
    ),
  unused: () => check(node('node_modules/knip/bin/knip.js')),
  unit,
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
  const total: Count = { passed: 0, failed: 0 }
  const lines: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n— ${name}`)
    const from = performance.now()
    const { passed, failed } = part()
    total.passed += passed
    total.failed += failed
    lines.push(
      `${name.padEnd(11)} ${passed} passed, ${failed} failed, ${Math.round((performance.now() - from) / 1000)} s`,
    )
  }
  for (const failure of told) console.log(`\n${failure}`)
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
}

main()
