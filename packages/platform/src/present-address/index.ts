import { splitQuery } from '@nukkad/contracts'

/** Is this still the address of the page? Asked when it matters: what is drawn may be a moment behind. */
export const isPresentAddress = (pathname: string, search: string): boolean =>
  window.location.pathname === pathname && splitQuery(window.location.search).shown === search
