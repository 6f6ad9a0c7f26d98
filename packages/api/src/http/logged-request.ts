import type { FastifyRequest } from 'fastify'

/** Tokens and the codes of private links: anyone who reads one can use it. */
const code = /(?<=\/)(t-)?[0-9a-f]{16,}(?=\/|$)/gi

/**
 * A request as it is logged: the path without secret codes, and only the names of the query's parameters, since their
 * values may be tokens or addresses.
 */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [path = '', query] = url.split(/\?(.*)/s)
  const names = query === undefined ? [] : [...new Set(new URLSearchParams(query).keys())]
  return { method, path: path.replace(code, '…'), ...(names.length > 0 && { query: names }), remoteAddress: ip }
}
