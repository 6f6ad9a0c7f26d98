import type { FastifyRequest } from 'fastify'

/** A request in the log: the path, and what was asked by name alone, since values of a query may be tokens or addresses. */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [path = '', query] = url.split(/\?(.*)/s)
  const names = query === undefined ? [] : [...new Set(new URLSearchParams(query).keys())]
  return { method, path, ...(names.length > 0 && { query: names }), remoteAddress: ip }
}
