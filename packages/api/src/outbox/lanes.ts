/** The options of a lane: the number of workers per process, and the time limit of one try. */
interface LaneOptions {
  readonly workers: number
  /** A try that takes longer counts as failed, as does one whose process died. */
  readonly expireInSeconds: number
}

/**
 * Queues with workers of their own, so that urgent work never waits behind other work: codes for people who are signing
 * in, other mails, notices on devices, whose services are not ours, and the rest (refunds, captures, work that follows
 * from orders).
 */
export const lanes = {
  codes: { workers: 3, expireInSeconds: 30 },
  mail: { workers: 5, expireInSeconds: 30 },
  notices: { workers: 2, expireInSeconds: 30 },
  work: { workers: 3, expireInSeconds: 60 },
} as const satisfies Record<string, LaneOptions>

export type Lane = keyof typeof lanes
export const laneNames = Object.keys(lanes) as Lane[]

/**
 * Retries with growing delays, about ten minutes in all; after that an entry is retried every few minutes (see revive).
 */
export const retries = { retryLimit: 9, retryDelay: 1, retryBackoff: true } as const
