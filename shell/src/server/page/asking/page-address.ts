import { randomBytes } from 'node:crypto'
import { type RouteTable, usualAddress, withQuery } from '@nukkad/contracts'
import type { FastifyRequest } from 'fastify'
import { httpOnlyCookie } from '../../http/cookies.ts'
import { type PageRequest, pageCookies } from './page-request.ts'

/** Random and long-lived; it contains nothing about the visitor, and is only created while releases have shares. */
export const newVisitorId = (): string => randomBytes(16).toString('hex')

interface Elsewhere {
  readonly to: string
  readonly status: 301 | 308
}

/**
 * The correct form of an address with doubled slashes, backslashes or capital letters; undefined if the address is
 * fine.
 */
export function addressFault(url: string, table: Pick<RouteTable, 'match'>): Elsewhere | undefined {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const query = end === -1 ? '' : url.slice(end)
  if (path.includes('//') || path.includes('\\')) {
    return { to: path.replaceAll('\\', '/').replace(/\/{2,}/g, '/') + query, status: 308 }
  }
  const usual = usualAddress(path, table)
  return usual === undefined ? undefined : { to: usual + query, status: 301 }
}

/** Moves `?preview=<token>` into a cookie, so that the token leaves the address; `?preview=off` deletes it. */
export function previewAnswer({ search, pathname, campaign }: PageRequest, isSecure: boolean) {
  const token = search.get('preview')
  if (token === null) return undefined
  const rest = new URLSearchParams(search)
  rest.delete('preview')
  const isOn = /^[\w-]{8,128}$/.test(token)
  return {
    to: withQuery(rest.size > 0 ? `${pathname}?${rest}` : pathname, campaign),
    cookie: httpOnlyCookie(pageCookies.preview, isOn ? token : '', { isSecure, ...(isOn ? {} : { maxAge: 0 }) }),
  }
}

/**
 * The address without the app's login, when a page of another site led to it: following such a link would sign visitors
 * in to an account of its author. The app opens addresses itself, so no page has led there (decision 0672).
 */
export function withoutForeignLogin(
  { search, pathname }: PageRequest,
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
): string | undefined {
  if (!search.has('os') || !search.has('token') || !isFromOtherSite(headers, host)) return undefined
  const rest = new URLSearchParams(search)
  rest.delete('os')
  rest.delete('token')
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}

/** Web views that stay old send no `sec-fetch-site`; those send where a link was followed. */
function isFromOtherSite({ 'sec-fetch-site': site, referer }: FastifyRequest['headers'], host: string): boolean {
  if (site !== undefined) return site !== 'none' && site !== 'same-origin'
  return referer !== undefined && (!URL.canParse(referer) || new URL(referer).host !== host)
}
