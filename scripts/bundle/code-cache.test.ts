import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSync } from 'esbuild'

const launcher = path.join(__dirname, 'code-cache.cjs')
let folder = ''
const bundle = () => path.join(folder, 'main.cjs')
const caches = () => readdirSync(folder).filter((name) => name.endsWith('.cache'))

function run(flags: readonly string[] = []) {
  const env = { ...process.env, NODE_OPTIONS: '' }
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, launcher, bundle(), 'word'], { env })
  return { said: String(stdout).trim(), trace: String(stderr), status }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nukkad-code-'))
  writeFileSync(bundle(), `console.log([__filename, process.argv[1], ...process.argv.slice(2)].join())`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a bundle runs as if started by Node, with and without a code cache', () => {
  const said = [bundle(), bundle(), 'word'].join()
  expect(run().said).toBe(said)
  const kept = caches()
  expect(kept).toHaveLength(1)
  const before = readFileSync(path.join(folder, kept[0] as string))
  expect(run().said).toBe(said)
  expect(readFileSync(path.join(folder, kept[0] as string))).toEqual(before)
  expect(caches()).toEqual(kept)
})

test('another bundle of the same length does not use the previous code cache', () => {
  writeFileSync(bundle(), `console.log('one')`)
  utimesSync(bundle(), 1000, 1000)
  expect(run().said).toBe('one')
  const [old] = caches()
  writeFileSync(bundle(), `console.log('two')`)
  expect(run().said).toBe('two')
  expect(caches()).toHaveLength(1)
  expect(caches()).not.toEqual([old])
})

test.each([
  ['truncated', (kept: Buffer) => kept.subarray(0, kept.length - 40)],
  ['empty', () => Buffer.alloc(0)],
  ['altered', (kept: Buffer) => Buffer.from(kept).fill(0xff, kept.length / 2, kept.length / 2 + 64)],
])('a code cache that is %s is not used, and is made again', (_, broken) => {
  const { said } = run()
  const kept = path.join(folder, caches()[0] as string)
  const whole = readFileSync(kept)
  writeFileSync(kept, broken(whole))
  expect(run()).toMatchObject({ said, status: 0 })
  const [again = ''] = caches()
  expect(readFileSync(path.join(folder, again)).equals(broken(whole))).toBe(false)
  expect(run()).toMatchObject({ said, status: 0 })
})

test('other V8 flags have their own code cache, and the cache of an older bundle is deleted', () => {
  run()
  run(['--max-semi-space-size=2'])
  expect(caches()).toHaveLength(2)
  writeFileSync(bundle(), `console.log('another')`)
  run()
  expect(caches()).toHaveLength(1)
})

test('a stack trace names the source file', () => {
  writeFileSync(path.join(folder, 'source.ts'), `interface A {}\n\nexport const a: A = {}\nthrow new Error('broken')\n`)
  const entryPoints = [path.join(folder, 'source.ts')]
  buildSync({ entryPoints, outfile: bundle(), format: 'cjs', platform: 'node', sourcemap: true })
  for (const _ of [1, 2]) {
    const { status, trace } = run(['--enable-source-maps'])
    expect(status).toBe(1)
    expect(trace).toContain(`${path.join(folder, 'source.ts')}:4`)
  }
})
