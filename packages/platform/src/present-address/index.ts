import { splitQuery } from '@nukkad/contracts'

/** Whether this is still the address of the page. Call it when needed: the rendered state may lag behind. */
export const isPresentAddress = (pathname: string, search: string): boolean =>
  window.location.pathname === pathname && splitQuery(window.location.search).shown === search
