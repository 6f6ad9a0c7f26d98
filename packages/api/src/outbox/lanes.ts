/** How the work of one lane is done: by how many workers a process, and how long one try may take. */
interface LaneOptions {
  readonly workers: number
  /** A try that takes longer counts as failed, as does one whose process died. */
  readonly expireInSeconds: number
}

/**
 * Queues with workers of their own, so that what is waited for never stands behind what is not: codes for people who sign
 * in, other mails, and the rest (refunds, captures, what follows from orders).
 */
export const lanes = {
  codes: { workers: 3, expireInSeconds: 30 },
  mail: { workers: 5, expireInSeconds: 30 },
  work: { workers: 3, expireInSeconds: 60 },
} as const satisfies Record<string, LaneOptions>

export type Lane = keyof typeof lanes
export const laneNames = Object.keys(lanes) as Lane[]

/** Tries at growing distances, about ten minutes in all; after them an entry is tried every few minutes (see revive). */
export const retries = { retryLimit: 9, retryDelay: 1, retryBackoff: true } as const
