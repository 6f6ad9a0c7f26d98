/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type GivenService, givenService, smallDisk, whyNoSmallDisk } from '@nukkad/registry/testing'
import { givenContentRelease, givenHeaderRelease, writeRelease } from '../testing/release.given.ts'
import { eventually, type GivenShell, givenShell } from '../testing/shell.given.ts'

jest.setTimeout(60_000)
const built = mkdtempSync(path.join(os.tmpdir(), 'nukkad-built-'))
const reason = whyNoSmallDisk(path.join(built, 'disk'))
const testOnDisk = reason ? test.skip.each : test.each
let service: GivenService
let shell: GivenShell
let disk: ReturnType<typeof smallDisk>

const publish = (release: Parameters<typeof writeRelease>[1]) =>
  service.operator().publish(writeRelease(built, release))
const shown = async () => (await shell.get('/delhi')).html.match(/City home ([\d.]+)/)?.[1]

beforeEach(async () => {
  if (reason) return
  service = await givenService()
  for (const release of [givenHeaderRelease(), givenContentRelease('1.0.0')]) await publish(release)
  shell = await givenShell({
    releases: [],
    env: {
      PAGE_CACHE_SECONDS: '0',
      REGISTRY_URL: service.url,
      REGISTRY_KEY: path.join(service.home, 'keys', 'shell.key'),
    },
    before: (home) => {
      disk = smallDisk(path.join(home, 'releases'), 2)
    },
  })
})
afterEach(async () => {
  if (reason) return
  disk.close()
  await shell.close()
  await service.close()
})

testOnDisk([
  ['nothing', 0],
  ['the document alone', 8192],
])(
  `a shell whose disk has room for %s keeps serving its releases, also after a restart, and updates once there is space${reason ? `, skipped: ${reason}` : ''}`,
  async (_, left) => {
    const folder = path.join(shell.home, 'releases')
    disk.fill(left)
    await publish(givenContentRelease('1.1.0'))
    for (const until = Date.now() + 1500; Date.now() < until; await sleep(100)) expect(await shown()).toBe('1.0.0')
    const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Each attempt removes its file again.
    await eventually(async () => !files().some((file) => /\.tmp$|1\.1\.0\//.test(file)))
    expect(() => JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8'))).not.toThrow()
    await shell.restart()
    expect(await shown()).toBe('1.0.0')

    disk.free()
    await eventually(async () => (await shown()) === '1.1.0', 25_000)
    expect(readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([])
  },
)
