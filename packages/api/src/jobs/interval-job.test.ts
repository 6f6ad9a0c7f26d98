import { intervalJob } from './interval-job.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const log = { error: jest.fn() }
type Log = Parameters<typeof intervalJob>[0]['log']

describe('intervalJob', () => {
  test('starts a run only after the previous one ended, also when that one failed', async () => {
    let ends: (() => void) | undefined
    let begun = 0
    const job = intervalJob({
      every: 5,
      log: log as unknown as Log,
      failure: 'it went wrong',
      work: () => {
        begun += 1
        if (begun === 1) return Promise.reject(new Error('no'))
        return new Promise<void>((resolve) => {
          ends = resolve
        })
      },
    })
    job.start()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(begun).toBe(2)
    expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'it went wrong')

    await jest.advanceTimersByTimeAsync(60_000)
    expect(begun).toBe(2)
    ends?.()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(begun).toBe(3)
    ends?.()
    await job.stop()
  })

  test('waits on stop for the current run and tells it to stop', async () => {
    const heard: boolean[] = []
    const job = intervalJob({
      every: 60,
      first: 1,
      log: log as unknown as Log,
      failure: '',
      async work(isStopped) {
        heard.push(isStopped())
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        heard.push(isStopped())
      },
    })
    job.start()
    await jest.advanceTimersByTimeAsync(1_500)
    const stopped = job.stop()
    await jest.advanceTimersByTimeAsync(500)
    await stopped
    await jest.advanceTimersByTimeAsync(200_000)

    expect(heard).toEqual([false, true])
  })
})
