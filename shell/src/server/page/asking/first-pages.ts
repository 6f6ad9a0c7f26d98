import { setTimeout as sleep } from 'node:timers/promises'
import type { Route } from '@nukkad/contracts'
import type { LiveReleases } from '../../releases/live-releases.ts'
import type { ComposePage } from '../compose-page.ts'
import { pageRequestOf } from './page-request.ts'

interface FirstPagesOptions {
  /** by default one of each remote */
  readonly addresses?: readonly string[]
  readonly releases: LiveReleases
  readonly compose: ComposePage
  /** resolves when the render processes have loaded their bundles */
  readonly warmed: Promise<void>
}

export interface FirstPages {
  readonly isDone: boolean
  /** resolves when they are rendered, whoever called `draw` */
  readonly done: Promise<void>
  /** Starts rendering, unless it has started; resolves when it is done. */
  draw(): Promise<void>
  /** The same, waiting for at most `ms` milliseconds. */
  drawWithin(ms: number): Promise<void>
}

const isPlain = ({ pattern, access, isSecret }: Route) => access === 'public' && !isSecret && !/[{(]/.test(pattern)
/** The first render of a process may exceed the deadline of its slot. */
const mostTries = 3

/** One address without a parameter for each remote that has one. */
const plainAddresses = (routes: readonly Route[]): readonly string[] => [
  ...new Map(routes.filter(isPlain).map(({ owner, pattern }) => [owner, pattern])).values(),
]

/**
 * Renders a page of each remote before the first request: the first render of a process takes ten times as long as
 * later ones, and a server that joins others under load would get a hundred visitors in that time.
 */
export function firstPages({ addresses, releases, compose, warmed }: FirstPagesOptions): FirstPages {
  let isDone = false
  let drawing: Promise<void> | undefined
  let tellDone = () => {}
  const done = new Promise<void>((resolve) => (tellDone = resolve))

  async function drawOne(address: string): Promise<void> {
    const { usual } = releases.snapshots
    const request = pageRequestOf(address, undefined, usual.routes.table)
    for (let nth = 0; nth < mostTries; nth += 1) {
      const made = { requestId: `first ${address}`, revision: '' }
      const page = await compose(request, usual, made).catch(() => undefined)
      if (page && page.status < 500) return
    }
    // If it can't be rendered now, retrying does not help: its slot is left to the browser.
  }

  async function drawAll(): Promise<void> {
    await warmed
    const { routes } = releases.snapshots.usual.routes.table
    await Promise.all((addresses ?? plainAddresses(routes)).map(drawOne))
    isDone = true
    tellDone()
  }

  const draw = () => {
    drawing ??= drawAll()
    return drawing
  }
  return {
    get isDone() {
      return isDone
    },
    done,
    draw,
    async drawWithin(ms) {
      const limit = new AbortController()
      await Promise.race([draw(), sleep(ms, undefined, { signal: limit.signal }).catch(() => undefined)])
      limit.abort()
    },
  }
}
