import type { Access } from '@nukkad/contracts'
import { admittedTo, isForRole } from '@nukkad/contracts/roles'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './credentials/caller.ts'
import { requireOperator } from './credentials/operator.ts'
import { type AccessTokens, Expired } from './credentials/tokens.ts'
import { Forbidden, Unauthorized } from './errors.ts'
import type { App } from './plugin.ts'
import type { Settings } from './settings.ts'

/** The owner of the cart, order or address that a call is about. */
export type Buyer = { readonly kind: 'user'; readonly userId: string } | { readonly kind: 'guest' }

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller; never null on routes whose contract requires `user` or a role. */
    user: Caller | null
    buyer: Buyer
  }
  interface FastifyContextConfig {
    access?: Access
  }
  interface RouteShorthandOptions {
    access?: Access
    summary?: string
    tags?: readonly string[]
  }
}

/** Access that needs no token check here; gateways and session renewals are authenticated in the handler. */
const letsAllIn: ReadonlySet<Access> = new Set<Access>(['public', 'refresh', 'gateway'])

const guest: Buyer = { kind: 'guest' }

/** The caller of a route whose contract requires a user. */
export function signedIn(request: FastifyRequest): Caller {
  if (!request.user) throw new Unauthorized()
  return request.user
}

/**
 * Enforces the access that each route declares: the contract's `access` is checked before the input is parsed. A route
 * that declares no access is rejected at startup.
 */
export function guardByContract(
  app: App,
  tokens: AccessTokens,
  settings: Pick<Settings, 'PUBLIC_TOKEN' | 'OPERATOR_PASSWORD'>,
): void {
  app.decorateRequest('user', null)
  app.decorateRequest('buyer')

  app.addHook('onRoute', (route) => {
    const access = route.access ?? route.config?.access
    if (!access && !route.schema?.hide)
      throw new Error(`The route ${route.method} ${route.url} does not declare its access.`)
    route.config = { ...route.config, access: access ?? 'public' }
    const { summary, tags } = route
    if (route.schema) route.schema = { ...route.schema, ...(summary && { summary }), ...(tags && { tags: [...tags] }) }
  })

  app.addHook('onRequest', (request, reply, done) => {
    const { access } = request.routeOptions.config
    request.buyer = guest
    if (access === 'operator') requireOperator(request, reply, settings.OPERATOR_PASSWORD)
    else if (access && !letsAllIn.has(access)) admit(request, access)
    done()
  })

  function admit(request: FastifyRequest, access: Access): void {
    const token = bearer(request.headers.authorization)
    const isVisitorToken = token === settings.PUBLIC_TOKEN
    if (token && !isVisitorToken) recognise(request, token, access)
    if (request.user) {
      if (isForRole(access) && !admittedTo[access].includes(request.user.role)) throw new Forbidden()
      return
    }
    if (access === 'optional' || (access === 'visitor' && isVisitorToken)) return
    throw new Unauthorized()
  }

  function recognise(request: FastifyRequest, token: string, access: Access): void {
    const caller = tokens.verify(token)
    // Even where guests are admitted, an expired session is reported: the browser renews it and retries, instead of
    // showing a signed-in customer an empty cart.
    if (caller === Expired && access === 'optional') throw new Unauthorized()
    if (!caller || caller === Expired) return
    request.user = caller
    request.buyer = { kind: 'user', userId: caller.userId }
  }
}

/** `Bearer x`, or the older `jwt x`. */
function bearer(header: string | undefined): string | undefined {
  return /^(?:bearer|jwt) +(\S+)$/i.exec(header ?? '')?.[1]
}
