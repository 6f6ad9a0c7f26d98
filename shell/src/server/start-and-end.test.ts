/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { bundledProgram } from '@nukkad/build/bundled-program'
import { startFault } from './start-fault.ts'
import { givenContentRelease } from './testing/release.given.ts'
import { givenShell } from './testing/shell.given.ts'

test('explains a busy port in one sentence', async () => {
  const first = await givenShell()
  const { port } = new URL(first.url)
  const fault = await givenShell({ env: { PORT: port } }).then(() => undefined, startFault)
  await first.close()
  expect(fault).toBe(`Port ${port} is used by another program; set PORT to a free one.`)
}, 20_000)

test('explains a bad setting on stderr and exits with 1', async () => {
  const main = await bundledProgram('shell/src/server/main.ts')
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, PORT: 'abc', NODE_OPTIONS: '' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, 'The setting PORT=abc cannot be used: it must be integer.\n'])
}, 20_000)

test('finishes pending requests and closes event streams on shutdown', async () => {
  const slow =
    "'no-city-home': { load: () => new Promise((done) => setTimeout(done, 600)), Component: () => h('h1', null, 'late but there') },"
  const shell = await givenShell({ releases: [givenContentRelease('1.0.0', slow)] })
  const listening = await fetch(`${shell.url}/_shell/releases`)
  const page = shell.get('/')
  await new Promise((resolve) => setTimeout(resolve, 150))

  const from = Date.now()
  const [{ response, html }] = await Promise.all([page, shell.close()])

  expect(response.status).toBe(200)
  expect(html).toContain('late but there')
  expect(await listening.text()).toContain('event: release')
  expect(Date.now() - from).toBeLessThan(3000)
}, 20_000)

test('renders a page before it listens', async () => {
  const shell = await givenShell({ firstPages: ['/'] })
  expect(await shell.numbers()).toMatch(/shell_slots_total\{remote="mf-content",outcome="rendered"\} 1/)
  await shell.close()
}, 20_000)
