import { BehaviorSubject } from 'rxjs'
import { linkTarget } from '../navigation/link-target.ts'
import { type MayLeave, type Navigation, type Place, pathOf, placeOf } from '../navigation/navigation.ts'

/** A history without a browser: for the server, where nothing navigates, and for tests. */
export function memoryNavigation(path: string, origin: string, mayLeave: MayLeave = () => true): Navigation {
  const entries: Place[] = [placeOf(path, '/', null, 'k0')]
  let at = 0
  const place$ = new BehaviorSubject<Place>(entries[0] as Place)
  return {
    place$,
    origin,
    hasPrevious: () => at > 0,
    go: function go(to, options = {}) {
      if (typeof to === 'number') {
        at = Math.min(Math.max(at + to, 0), entries.length - 1)
      } else {
        const target = linkTarget(to, origin, place$.value.pathname)
        if (target.kind !== 'internal') return
        const leaves = placeOf(target.path).pathname !== place$.value.pathname
        if (options.asks !== false && leaves && !mayLeave(() => go(to, { ...options, asks: false }))) return
        if (!(options.replace ?? target.path === pathOf(place$.value))) at += 1
        entries.splice(at)
        entries[at] = placeOf(target.path, '/', options.state ?? null, `k${entries.length}-${at}`)
      }
      place$.next(entries[at] as Place)
    },
  }
}
