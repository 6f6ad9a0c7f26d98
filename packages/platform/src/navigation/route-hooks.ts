import type { RouteMatch } from '@nukkad/contracts'
import { useCallback, useContext, useMemo } from 'react'
import { useLocation } from 'react-router'
import { RouteContext, useHost } from '../remote/mounting/mount-context.ts'
import { linkTarget } from './link-target.ts'
import type { NavigateOptions } from './navigation.ts'

/** The current route with its parameters; undefined for addresses outside the table. */
export const useRoute = (): RouteMatch | undefined => useContext(RouteContext)

const none: Readonly<Record<string, string>> = {}
/** The parameters of the current route. */
export const useParams = (): Readonly<Record<string, string>> => useContext(RouteContext)?.params ?? none

/** Navigates to a path of this site, or by a number of steps through the history. */
export function useNavigate(): (to: string | number, options?: NavigateOptions) => void {
  const { navigation } = useHost()
  return useCallback((to, options) => navigation.go(to, options), [navigation])
}

/**
 * Returns a function that tells whether the visit has an earlier page to go back to; call it when needed, since every
 * navigation changes the answer.
 */
export function useHasPrevious(): () => boolean {
  const { navigation } = useHost()
  return useCallback(() => navigation.hasPrevious(), [navigation])
}

/** The address of the page as the history has it; what is rendered may lag behind. */
export interface PresentAddress {
  is(pathname: string, search: string): boolean
  /** Runs at once and at each change, rendered or not. Returns a function that ends it. */
  follow(run: () => void): () => void
}

export function usePresentAddress(): PresentAddress {
  const { place$ } = useHost().navigation
  return useMemo(
    () => ({
      is: (pathname, search) => place$.value.pathname === pathname && place$.value.search === search,
      follow(run) {
        const following = place$.subscribe(run)
        return () => following.unsubscribe()
      },
    }),
    [place$],
  )
}

type SearchChange = Record<string, string | null> | ((now: URLSearchParams) => URLSearchParams)

/**
 * The query of the address and a function to change it: null removes a name, other names stay. Filters and tabs replace
 * the history entry and keep the scroll position by default.
 */
export function useSearchParams(): [URLSearchParams, (change: SearchChange, options?: NavigateOptions) => void] {
  const { pathname, search } = useLocation()
  const { navigation } = useHost()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (wanted: SearchChange, options: NavigateOptions = {}) => {
      const text = changed(new URLSearchParams(search), wanted).toString()
      navigation.go(`${pathname}${text ? `?${text}` : ''}`, { replace: true, keepScroll: true, ...options })
    },
    [navigation, pathname, search],
  )
  return [params, change]
}

function changed(now: URLSearchParams, wanted: SearchChange): URLSearchParams {
  if (typeof wanted === 'function') return wanted(now)
  for (const [name, value] of Object.entries(wanted)) {
    if (value === null) now.delete(name)
    else now.set(name, value)
  }
  return now
}

/** Whether the page is at this address or, unless `exact`, below it. Marks the current entry of a navigation. */
export function useIsActive(to: string, options: { exact?: boolean } = {}): boolean {
  const { pathname } = useLocation()
  const { navigation } = useHost()
  const target = linkTarget(to, navigation.origin, pathname)
  if (target.kind !== 'internal') return false
  const wanted = target.path.split(/[?#]/, 1)[0] ?? '/'
  return pathname === wanted || (!options.exact && wanted !== '/' && pathname.startsWith(`${wanted}/`))
}
