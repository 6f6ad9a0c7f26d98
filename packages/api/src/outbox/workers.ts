import type PgBoss from 'pg-boss'
import { type Lane, laneNames, lanes } from './lanes.ts'

/** How often an idle worker polls without being notified. */
const pollingIntervalSeconds = 5

export interface Workers {
  /** Makes one worker of the lane look for work now; it wakes the next one when it finds some. */
  wake(lane: Lane): void
  wakeAll(): void
  /** Jobs fetched from now on are left to other processes. */
  stop(): void
}

/** Starts the workers of all lanes in this process. `perform` processes the entry with this id, or throws. */
export async function startWorkers(queue: PgBoss, perform: (entry: number) => Promise<unknown>): Promise<Workers> {
  const ids = Object.fromEntries(laneNames.map((lane) => [lane, [] as string[]])) as Record<Lane, string[]>
  const turns = new Map<Lane, number>()
  let isStopped = false

  const wake = (lane: Lane) => {
    const turn = (turns.get(lane) ?? 0) + 1
    turns.set(lane, turn)
    const next = ids[lane][turn % ids[lane].length]
    if (next) queue.notifyWorker(next)
  }

  for (const lane of laneNames) {
    for (let n = 0; n < lanes[lane].workers; n += 1) {
      let own = ''
      own = await queue.work<{ entry: number }>(lane, { batchSize: 1, pollingIntervalSeconds }, async ([job]) => {
        // More entries may follow this one: the worker looks again at once, and so does another one.
        if (isStopped) throw new Error('this process is stopping')
        queue.notifyWorker(own)
        wake(lane)
        if (job) await perform(job.data.entry)
      })
      ids[lane].push(own)
    }
  }
  return {
    wake,
    wakeAll() {
      for (const lane of laneNames) wake(lane)
    },
    stop() {
      isStopped = true
    },
  }
}
