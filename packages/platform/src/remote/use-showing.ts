import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { MountProps, PlacedRoute } from './host.ts'
import { NotFound, Redirect } from './loading/outcome.ts'
import type { ReadyScreen, ScreenLoader } from './loading/screen-loader.ts'
import { isSlow, saySlowAfter, slowly } from './loading/slow.ts'
import { TookTooLong } from './loading/within.ts'
import type { Screen } from './slot.ts'

/** What an app shows: a ready screen, the skeleton of a slow one, or what went wrong. */
export type Showing =
  | ({ readonly kind: 'ready' } & ReadyScreen)
  | { readonly kind: 'waiting'; readonly placed: PlacedRoute; readonly screen: Screen }
  | { readonly kind: 'failed'; readonly placed: PlacedRoute; readonly error: unknown }

/** How long the present screen stands before a slow next one shows its skeleton. */
const patience = 400
/** A page that could not be loaded tries again by itself, and at once when the connection is back. */
const recoverEvery = 5_000

type Mount = Pick<MountProps, 'host' | 'placed$' | 'page'>

/** Follows the place that the shell gives to this mount. The second value tries a failed one again. */
// limit: one state machine from asking for a remote to showing it
export function useShowing(first: Showing, loader: ScreenLoader, mount: Mount): [Showing, () => void] {
  const [showing, setShowing] = useState(first)
  const current = useRef(first)
  const running = useRef<AbortController>(undefined)
  const { page, placed$ } = mount

  const show = useCallback((next: Showing) => {
    current.current = next
    startTransition(() => setShowing(next))
  }, [])

  const showSkeleton = useCallback(
    async (placed: PlacedRoute, isWanted: () => boolean) => {
      const screen = await loader.code(placed).catch(() => undefined)
      if (screen?.Skeleton && isWanted()) show({ kind: 'waiting', placed, screen })
    },
    [loader, show],
  )

  /**
   * Code that cannot be had is the release's fault, and so is a load that never ends, unlike data that cannot be had: the
   * shell may take another one.
   */
  const readyScreen = useCallback(
    async (placed: PlacedRoute, signal: AbortSignal) => {
      const blame = (error: unknown): never => {
        if (!signal.aborted) page.crashed(error)
        throw error
      }
      await loader.code(placed).catch(blame)
      return loader.ready(placed, signal).catch((error: unknown) => {
        if (error instanceof TookTooLong) blame(error)
        throw error
      })
    },
    [loader, page],
  )

  const advance = useCallback(
    async (placed: PlacedRoute, isSaid = false) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const now = current.current
      if (now.kind === 'ready' && isSamePage(now.placed, placed)) {
        // A filter, a tab, a variant: the screen shows it at once, what it loads comes through its own queries.
        void loader.load(now.screen, placed, signal).catch(() => {})
        return show({ ...now, placed, head: loader.head(now.screen, placed) })
      }
      page.pending(placed)
      let isSettled = false
      /** True until the page has come or the visitor has gone elsewhere. */
      const isWanted = () => !isSettled && !signal.aborted
      const timers = isSaid
        ? []
        : [
            setTimeout(() => void showSkeleton(placed, isWanted), patience),
            setTimeout(() => isWanted() && show({ kind: 'failed', placed, error: slowly() }), saySlowAfter),
          ]
      try {
        const ready = await readyScreen(placed, signal)
        await page.entering(placed)
        if (!signal.aborted) show({ kind: 'ready', ...ready })
      } catch (error) {
        if (!signal.aborted) settle(error, placed, mount, show)
      } finally {
        // A skeleton that is on its way must not come over the page.
        isSettled = true
        for (const timer of timers) clearTimeout(timer)
      }
    },
    [loader, mount, page, readyScreen, show, showSkeleton],
  )

  useEffect(() => {
    const subscription = placed$.subscribe((placed) => {
      if (placed !== current.current.placed && loader.serves(placed)) void advance(placed)
    })
    // Data that was declared slow at the first rendering is waited for all the same.
    const { current: now } = current
    if (now.kind === 'failed' && isSlow(now.error)) void advance(now.placed, true)
    return () => {
      subscription.unsubscribe()
      running.current?.abort()
    }
  }, [placed$, loader, advance])

  const retry = useCallback(() => void advance(placed$.value), [advance, placed$])
  useRecovery(showing, retry)
  return [showing, retry]
}

function settle(error: unknown, placed: PlacedRoute, { host, page }: Mount, show: (next: Showing) => void) {
  if (error instanceof NotFound) return page.missing(placed)
  if (error instanceof Redirect) return host.navigation.go(error.to, { replace: true, asks: false })
  show({ kind: 'failed', placed, error })
}

function isSamePage(a: PlacedRoute, b: PlacedRoute): boolean {
  return (
    a.match?.route.name === b.match?.route.name && JSON.stringify(a.match?.params) === JSON.stringify(b.match?.params)
  )
}

function useRecovery(showing: Showing, retry: () => void) {
  // Slow data arrives without help.
  const hasFailed = showing.kind === 'failed' && !isSlow(showing.error)
  useEffect(() => {
    if (!hasFailed) return
    const timer = setInterval(() => document.visibilityState === 'visible' && retry(), recoverEvery)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [hasFailed, retry])
}
