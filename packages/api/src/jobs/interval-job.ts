import type { FastifyBaseLogger } from 'fastify'

/** A background job that runs in every process, from its start to its end. */
export interface Job {
  start(): void
  stop(): Promise<void>
}

export interface IntervalJobParts<Result> {
  /** Checks `isStopped` between its steps, so that shutdown need not wait for the last of them. */
  readonly work: (isStopped: () => boolean) => Promise<Result>
  /** Seconds from the end of one run to the next, and until the first. */
  readonly every: number
  readonly first?: number
  readonly log: FastifyBaseLogger
  /** The log message when a run fails: 'seats could not be offered'. */
  readonly failure: string
}

/** A job that repeats its work, one run at a time; a failed run is logged and followed by the next. */
export interface IntervalJob<Result> extends Job {
  /** Runs it once now. */
  run(): Promise<Result>
}

export function intervalJob<Result>({
  work,
  every,
  first = every,
  log,
  failure,
}: IntervalJobParts<Result>): IntervalJob<Result> {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  let isOver = false
  const run = () => work(() => isOver)
  const later = (seconds: number) => {
    timer = setTimeout(() => {
      working = run()
        .catch((error: unknown) => log.error({ err: error }, failure))
        .finally(() => {
          if (!isOver) later(every)
        })
    }, seconds * 1000).unref()
  }
  return {
    run,
    start: () => later(first),
    async stop() {
      isOver = true
      clearTimeout(timer)
      await working
    },
  }
}
