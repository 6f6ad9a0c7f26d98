import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { givenBuild } from '../registry.given.ts'
import { type GivenService, givenService, temporary } from '../testing/service.given.ts'
import { smallDisk, whyNoSmallDisk } from '../testing/small-disk.ts'

const home = temporary('full')
const reason = whyNoSmallDisk(home)
let disk: ReturnType<typeof smallDisk>
let service: GivenService
beforeEach(async () => {
  if (reason) return
  disk = smallDisk(home, 2)
  service = await givenService({ home })
  await service.operator().publish(givenBuild('1'))
})
afterEach(async () => {
  if (reason) return
  await service.close()
  disk.close()
})

const full = expect.objectContaining({ code: 'storage_full', message: expect.stringContaining('is full') })
const rules = async () => (await service.operator().read()).remotes['mf-tea']?.rules
const stable = (version: string) => [{ version, channel: 'stable' }]
const halves = () =>
  readdirSync(service.registryHome, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tmp$|\/\./.test(file))
const testOnDisk = reason ? test.skip : test
const named = (title: string) => (reason ? `${title}, skipped: ${reason}` : title)

describe('a registry with a full disk', () => {
  testOnDisk(
    named('refuses releases and changes with a clear error, keeps serving, and accepts them once there is room'),
    async () => {
      const next = givenBuild('2', { text: 'x'.repeat(50_000) })
      for (const left of [0, 60_000]) {
        disk.fill(left)
        await expect(service.operator().publish(next)).rejects.toEqual(full)
        expect(halves()).toEqual([])
        disk.free()
      }
      disk.fill()
      await expect(service.operator().canary('mf-tea', '1', 0.5)).rejects.toEqual(full)
      expect(await rules()).toEqual(stable('1'))
      expect(await service.operator().damageOf('mf-tea', '1')).toBeUndefined()
      await service.restart()
      expect(await rules()).toEqual(stable('1'))
      expect(halves()).toEqual([])

      disk.free()
      await service.operator().publish(next)
      expect(await rules()).toEqual(stable('2'))
      expect(await service.operator().damageOf('mf-tea', '2')).toBeUndefined()
    },
  )

  testOnDisk(
    named('applies and serves a change, and writes the rest later, when there is room for the journal only'),
    async () => {
      await service.operator().publish(givenBuild('2'))
      disk.fill(4096)
      await service.operator().rollback('mf-tea')
      expect(await rules()).toEqual(stable('1'))
      const file = path.join(service.registryHome, 'releases/registry.json')
      const sequence = () => JSON.parse(JSON.parse(readFileSync(file, 'utf8')).payload).sequence as number
      expect(sequence()).toBe(2)

      disk.free()
      await service.operator().touch()
      expect(sequence()).toBe(4)
      const acts = (await service.operator().audit({ limit: 9 })).map(({ act }) => act)
      expect(acts).toEqual(['touch', 'rollback', 'publish', 'publish'])
      expect(halves()).toEqual([])
    },
  )
})
