import { loggedPath } from '@nukkad/contracts/logged-path'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../credentials/caller.ts'

/**
 * A request as it is logged: the path without secret codes, and only the names of the query's parameters, since their
 * values may be tokens or addresses.
 */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [, query] = url.split(/\?(.*)/s)
  const names = query === undefined ? [] : [...new Set(new URLSearchParams(query).keys())]
  return { method, path: loggedPath(url), ...(names.length > 0 && { query: names }), remoteAddress: ip }
}

interface LoggedReply {
  readonly statusCode: number
  readonly request?: { readonly user: Caller | null } | undefined
}

/**
 * An answer as it is logged: with the number of the account that called and of its session, by which one can find out
 * whose data a stolen session has seen. Neither opens anything.
 */
export function loggedReply({ statusCode, request }: LoggedReply) {
  const caller = request?.user
  return { statusCode, ...(caller && { account: caller.userId, session: caller.familyId }) }
}
