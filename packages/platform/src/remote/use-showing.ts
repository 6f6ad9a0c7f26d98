import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { MountProps, PlacedRoute } from './host.ts'
import { NotFound, Redirect } from './loading/outcome.ts'
import type { ReadyScreen, ScreenLoader } from './loading/screen-loader.ts'
import { isSlow, saySlowAfter, slowly } from './loading/slow.ts'
import { TookTooLong } from './loading/within.ts'
import type { Screen } from './slot.ts'

/** What an app shows: a ready screen, the skeleton of a slow one, or an error. */
export type Showing =
  | ({ readonly kind: 'ready' } & ReadyScreen)
  | { readonly kind: 'waiting'; readonly placed: PlacedRoute; readonly screen: Screen }
  | { readonly kind: 'failed'; readonly placed: PlacedRoute; readonly error: unknown }

/** How long the current screen stays before a slow next one shows its skeleton, in milliseconds. */
const patience = 400
/** A page that could not be loaded is retried at this interval (ms), and at once when the connection is back. */
const recoverEvery = 5_000

type Mount = Pick<MountProps, 'host' | 'placed$' | 'page'>

/** Follows the place that the shell gives to this mount. The second value retries a failed load. */
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
   * Unlike missing data, code that can't be loaded and a load that never ends are the release's fault: the shell may
   * switch to another release.
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
        // A filter, a tab, a variant: the screen shows it at once and loads its data through its own queries.
        void loader.load(now.screen, placed, signal).catch(() => {})
        return show({ ...now, placed, head: loader.head(now.screen, placed) })
      }
      page.pending(placed)
      let isSettled = false
      /** True until the page is loaded or the visitor has navigated elsewhere. */
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
        // A skeleton that is still loading must not replace the page.
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
    // Data that was declared slow at the first render is still waited for.
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
  // Slow data arrives without a retry.
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
