import type { ViewCounts } from '@nukkad/contracts/registry-service'
import { givenBuild } from '../registry.given.ts'
import { type GivenService, givenReport, givenService } from '../testing/service.given.ts'

const minute = 60_000
let now: Date
let service: GivenService
const counts = (more: Partial<ViewCounts>): ViewCounts => ({
  views: 0,
  renders: 0,
  browserErrors: 0,
  serverFailures: 0,
  slowViews: 0,
  ...more,
})

beforeEach(async () => {
  now = new Date('2026-11-10T10:00:30Z')
  service = await givenService({ timing: { now: () => now, judgeEveryMs: 1_000_000 } })
  await service.operator().publish(givenBuild('1'))
  await service.operator().publish(givenBuild('2'), 'none')
})
afterEach(() => service.close())

const told = (canary: Partial<ViewCounts>, stable: Partial<ViewCounts>, networks = ['a', 'b', 'c']) =>
  service.shell().ask('/v1/shells', {
    method: 'PUT',
    json: givenReport({
      views: { 'mf-tea@2': counts(canary), 'mf-tea@1': counts(stable) },
      networks: { 'mf-tea@2': networks },
    }),
  })
const after = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minute)
}
const rules = async () => (await service.operator().read()).remotes['mf-tea']?.rules

describe('a canary judged automatically', () => {
  test('is withdrawn when it fails far more often than stable, with the numbers as the reason', async () => {
    await service.operator().canary('mf-tea', '2', 0.1, true)
    after(2)
    await told({ views: 100, browserErrors: 40 }, { views: 900, browserErrors: 4 })
    await service.judge.judge()

    expect(await rules()).toEqual([{ version: '1', channel: 'stable' }])
    const [last] = await service.operator().audit({ limit: 1 })
    expect(last).toMatchObject({ by: 'judgement of canaries', act: 'quarantine', version: '2' })
    expect(last?.why).toContain('canary 100 views, 40 browser errors')
  })

  test('is promoted after enough views and time without more failures than stable', async () => {
    await service.operator().canary('mf-tea', '2', 0.5, true)
    after(30)
    await told({ views: 3000, browserErrors: 3 }, { views: 3000, browserErrors: 3 })
    expect(await service.judge.judge()).toEqual([])
    after(45)
    expect(await service.judge.judge()).toMatchObject([{ verdict: 'promote' }])
    expect(await rules()).toEqual([{ version: '2', channel: 'stable' }])
  })

  test('is not withdrawn for reports from one network, or for what happened before its share', async () => {
    await told({ views: 50, browserErrors: 50 }, { views: 10 })
    await service.operator().canary('mf-tea', '2', 0.1, true)
    after(2)
    await told({ views: 100, browserErrors: 90 }, { views: 900 }, ['a'])
    await service.judge.judge()
    expect(await rules()).toHaveLength(2)
  })

  test('keeps its counts after a restart of the registry', async () => {
    await service.operator().canary('mf-tea', '2', 0.1, true)
    after(2)
    await told({ views: 100, browserErrors: 40 }, { views: 900, browserErrors: 4 })
    await service.restart()
    await told({ views: 1 }, { views: 9 })
    expect(await service.judge.judge()).toMatchObject([{ verdict: 'withdraw' }])
  })
})

test('a canary judged by a person stays, and its numbers are reported', async () => {
  await service.operator().canary('mf-tea', '2', 0.1)
  after(2)
  await told({ views: 100, browserErrors: 40 }, { views: 900, browserErrors: 4 })
  expect(await service.judge.judge()).toEqual([])
  expect(await rules()).toHaveLength(2)
  const { judgements } = await service.operator().json<{ judgements: object[] }>('/v1/canaries')
  expect(judgements).toMatchObject([{ remote: 'mf-tea', version: '2', isJudged: false, verdict: 'withdraw' }])
})

test('GET /v1/health reports the views of the last day in steps', async () => {
  await told({ views: 5 }, { views: 7 })
  after(60)
  await told({ views: 6 }, { views: 8 })
  const health = await service
    .operator()
    .json<{ stepMinutes: number; releases: Record<string, ViewCounts[]> }>('/v1/health?remote=mf-tea')
  expect(health.stepMinutes).toBe(30)
  expect(health.releases['mf-tea@2']?.map(({ views }) => views).slice(-3)).toEqual([5, 0, 6])
})
