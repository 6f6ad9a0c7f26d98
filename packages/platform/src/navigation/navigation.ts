import { splitQuery } from '@nukkad/contracts'
import type { BehaviorSubject } from 'rxjs'

/** The current place of the page. `key` identifies the history entry, so that its scroll position can be restored. */
export interface Place {
  readonly pathname: string
  /** '' or '?…': the parameters that affect what is shown */
  readonly search: string
  /**
   * '' or '?…': parameters that say where the visitor came from; screens do not see them, and links do not repeat them
   */
  readonly campaign: string
  /** '' or '#…' */
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

export interface NavigateOptions {
  readonly replace?: boolean
  /** stored in the history entry; must survive structured cloning */
  readonly state?: unknown
  /** leaves the scroll position alone, e.g. for a filter or a tab */
  readonly keepScroll?: boolean
  /**
   * Whether the user is asked first if unsaved input would be lost, even when a screen navigates by itself. False if
   * the input was just sent, or if navigation must happen anyway.
   */
  readonly asks?: boolean
}

/** Returns true if the page may be left at once; otherwise `proceed` is called if the user agrees. */
export type MayLeave = (proceed: () => void) => boolean

/** The one history of the page, owned by the shell. */
export interface Navigation {
  readonly place$: BehaviorSubject<Place>
  /** origin of the site, e.g. https://nukkad.example */
  readonly origin: string
  /** a path of this site, or a number of steps in the history */
  go(to: string | number, options?: NavigateOptions): void
  /** whether there is an earlier page of this visit to go back to */
  hasPrevious(): boolean
}

/** Parses a path of this site; `base` is needed for relative ones. */
export function placeOf(to: string, base = '/', state: unknown = null, key = 'first'): Place {
  const url = new URL(to, new URL(base, 'http://nukkad.invalid'))
  return { pathname: url.pathname, ...searchOf(url.search), hash: url.hash, state, key }
}

/** Splits a query into the two parts of a place. */
export function searchOf(query: string): Pick<Place, 'search' | 'campaign'> {
  const { shown, campaign } = splitQuery(query)
  return { search: shown, campaign }
}

/** Path, query and hash as one text, without the parameters about where the visitor came from. */
export const pathOf = (place: Pick<Place, 'pathname' | 'search' | 'hash'>): string =>
  `${place.pathname}${place.search}${place.hash}`
