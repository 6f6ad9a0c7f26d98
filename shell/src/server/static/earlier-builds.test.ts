/** @jest-environment node */
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { givenShell } from '../testing/shell.given.ts'
import { earlierBuilds } from './earlier-builds.ts'

const root = mkdtempSync(path.join(tmpdir(), 'nukkad-builds-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function givenBuild(name: string, home: string) {
  const build = path.join(root, home, 'build')
  rmSync(build, { recursive: true, force: true })
  mkdirSync(path.join(build, 'fonts'), { recursive: true })
  writeFileSync(path.join(build, `late.${name}.js`), name)
  writeFileSync(path.join(build, 'fonts', 'serif.woff2'), 'the same in all')
  writeFileSync(path.join(build, 'manifest.json'), name)
  return build
}
const start = (name: string, home: string) => earlierBuilds(givenBuild(name, home), path.join(root, home, 'kept'))

test('has the files of builds that ran before, after their folder was replaced', async () => {
  expect([...(await start('one', 'a')).keys()]).toEqual([])
  expect((await start('two', 'a')).has('late.one.js')).toBe(true)
  const third = await start('three', 'a')
  expect([third.has('late.one.js'), third.has('late.two.js'), third.has('late.three.js')]).toEqual([true, true, false])
  // Back to an earlier build.
  expect((await start('one', 'a')).has('late.three.js')).toBe(true)
})

test('keeps the twenty builds that started last', async () => {
  const kept = path.join(root, 'b', 'kept')
  await start('first', 'b')
  for (let build = 0; build < 19; build++) {
    await start(`${build}`, 'b')
    // Starts within one millisecond would have no order.
    for (const name of readdirSync(kept)) utimesSync(path.join(kept, name), build, build)
  }
  await start('0', 'b')
  const files = await start('last', 'b')
  expect(readdirSync(kept)).toHaveLength(20)
  expect(files.has('late.0.js')).toBe(true)
})

test('a page of an earlier build still gets its files from a shell that runs another', async () => {
  const shell = await givenShell()
  const late = path.join(shell.home, 'shell', 'late.one.js')
  const manifest = path.join(shell.home, 'shell', 'manifest.json')
  const restartWithAnotherBuild = () => {
    appendFileSync(manifest, ' ')
    return shell.restart()
  }
  writeFileSync(late, 'globalThis.late = 1')
  await restartWithAnotherBuild()

  rmSync(late)
  await restartWithAnotherBuild()

  expect((await shell.get('/assets/late.one.js')).html).toBe('globalThis.late = 1')
  expect((await shell.get('/assets/late.two.js')).response.status).toBe(404)
  await shell.close()
}, 30_000)

test('a shell that cannot keep its build serves it all the same', async () => {
  const shell = await givenShell({ before: (home) => writeFileSync(path.join(home, 'assets'), 'no folder') })
  expect((await shell.get('/assets/shell.js')).response.status).toBe(200)
  await shell.close()
}, 20_000)
