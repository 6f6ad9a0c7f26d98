import { splitQuery } from '@nukkad/contracts'
import type { BehaviorSubject } from 'rxjs'

/** Where the page is. `key` names the history entry, so that its scroll place can be found again. */
export interface Place {
  readonly pathname: string
  /** '' or '?…': what decides what is shown */
  readonly search: string
  /** '' or '?…': the parameters that say where a visitor came from; no screen knows them, and no link repeats them */
  readonly campaign: string
  /** '' or '#…' */
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

export interface NavigateOptions {
  readonly replace?: boolean
  /** kept in the history entry; must survive structured cloning */
  readonly state?: unknown
  /** leaves the scroll place alone, e.g. for a filter or a tab */
  readonly keepScroll?: boolean
  /**
   * Where unsaved input would be lost, the person is asked first, also when a screen goes on by itself. False for what
   * was sent a moment ago, or must go on whatever stands in a field.
   */
  readonly asks?: boolean
}

/** True when the page may be left at once; else `proceed` is called if somebody wants that. */
export type MayLeave = (proceed: () => void) => boolean

/** The one history of the page, owned by the shell. */
export interface Navigation {
  readonly place$: BehaviorSubject<Place>
  /** origin of the site, e.g. https://nukkad.example */
  readonly origin: string
  /** a path of this site, or a number of steps through the history */
  go(to: string | number, options?: NavigateOptions): void
  /** true when an earlier page of this visit can be gone back to */
  hasPrevious(): boolean
}

/** Splits a path of this site; `base` is needed for relative ones. */
export function placeOf(to: string, base = '/', state: unknown = null, key = 'first'): Place {
  const url = new URL(to, new URL(base, 'http://nukkad.invalid'))
  return { pathname: url.pathname, ...searchOf(url.search), hash: url.hash, state, key }
}

/** A query as a place has it. */
export function searchOf(query: string): Pick<Place, 'search' | 'campaign'> {
  const { shown, campaign } = splitQuery(query)
  return { search: shown, campaign }
}

/** Path, query and hash as one text, without where the visitor came from. */
export const pathOf = (place: Pick<Place, 'pathname' | 'search' | 'hash'>): string =>
  `${place.pathname}${place.search}${place.hash}`
