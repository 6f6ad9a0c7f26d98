import { loggedPath } from '@nukkad/contracts/logged-path'
import type { FastifyRequest } from 'fastify'

/**
 * A request as it is logged: the path without secret codes, and only the names of the query's parameters, since their
 * values may be tokens or addresses.
 */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [, query] = url.split(/\?(.*)/s)
  const names = query === undefined ? [] : [...new Set(new URLSearchParams(query).keys())]
  return { method, path: loggedPath(url), ...(names.length > 0 && { query: names }), remoteAddress: ip }
}
