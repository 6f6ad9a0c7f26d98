import type { FastifyRequest } from 'fastify'

/** Codes of private links and tokens: whoever reads one may use it. */
const code = /(?<=\/)(t-)?[0-9a-f]{16,}(?=\/|$)/gi

/**
 * A request in the log: the path without codes that open something, and what was asked by name alone, since values of a
 * query may be tokens or addresses.
 */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [path = '', query] = url.split(/\?(.*)/s)
  const names = query === undefined ? [] : [...new Set(new URLSearchParams(query).keys())]
  return { method, path: path.replace(code, '…'), ...(names.length > 0 && { query: names }), remoteAddress: ip }
}
