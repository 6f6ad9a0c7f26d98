import rateLimit from '@fastify/rate-limit'
import { citySegment } from '@nukkad/contracts'
import { networkOf } from '@nukkad/contracts/network-of'
import type { Overrides } from '@nukkad/contracts/overlay'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { httpOnlyCookie } from '../http/cookies.ts'
import { pageCookies, pageRequestOf } from '../page/asking/page-request.ts'
import type { PageVisitor } from '../releases/snapshots.ts'
import { overlayDataOf } from './overlay-data.ts'
import type { Overlays } from './overlays.ts'
import { settleOverride } from './override-fault.ts'
import { type Held, type OverrideGrant, tokenLivesMs, toldEndedMs } from './override-token.ts'
import { staffAccount } from './staff-account.ts'

const Choice = Type.Union([
  Type.Object({ version: Type.String({ pattern: '^[\\w.+-]{1,80}$' }) }),
  Type.Object({ address: Type.String({ maxLength: 60 }) }),
])
/** Everything that this browser overrides from now on, by remote. */
const Choices = Type.Object({
  overrides: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }), Choice, {
    maxProperties: 12,
    additionalProperties: false,
  }),
})

interface OverlayRoutesOptions {
  readonly overlays: Overlays
  readonly apiUrl: string
  readonly isSecure: boolean
}

/** The reasons, in words, why a browser may not override. */
const refusals: Readonly<Record<Exclude<Held['state'], 'on'>, string>> = {
  none: 'The overlay is not switched on in this browser.',
  ended: 'Your token has expired. Switch the overlay on again.',
  forged: 'The token in this browser was not signed here. Switch the overlay on again.',
}

/** Keeps only the known fields: anything else in the input is not signed. */
const plain = (choices: Overrides): Overrides =>
  Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [
      name,
      'version' in choice ? { version: choice.version } : { address: choice.address },
    ]),
  )

const refuse = (reply: FastifyReply, status: number, code: string, words: string, fields?: Record<string, string>) =>
  reply.code(status).send({
    message: { message: words, code, requestId: reply.request.id, ...(fields ? { fields } : {}) },
  })

/** Allows a limited number of calls per minute and network, only from pages of this site, and forbids caching. */
async function guard(scope: FastifyInstance): Promise<void> {
  await scope.register(rateLimit, {
    // Only POST calls another service.
    max: ({ method }: FastifyRequest) => (method === 'POST' ? 30 : 300),
    timeWindow: '1 minute',
    keyGenerator: ({ method, ip }) => `${method} ${networkOf(ip)}`,
  })
  scope.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    const from = headers['sec-fetch-site']
    if (from !== undefined && from !== 'same-origin') {
      return refuse(reply, 403, 'forbidden', 'Only pages of this site may request it.')
    }
    return undefined
  })
}

/** The reasons why choices cannot be run, by remote; empty when all can. */
async function faultsOf(
  overlays: Overlays,
  overrides: Overrides,
  visitor: PageVisitor,
): Promise<Record<string, string>> {
  const base = overlays.parts.releases.snapshots.for(visitor)
  const faults: Record<string, string> = {}
  for (const [name, override] of Object.entries(overrides)) {
    const outcome = await settleOverride(overlays.parts, base, name, override)
    if ('fault' in outcome) faults[name] = outcome.fault
  }
  return faults
}

/**
 * `/_shell/overlay`: POST switches the developer overlay on in this browser, for an account that may use it; GET
 * returns its state; PUT chooses what this browser runs; DELETE ends it. Another site cannot make a browser do this,
 * because its requests carry no cookie.
 */
export async function overlayRoutes(app: FastifyInstance, options: OverlayRoutesOptions): Promise<void> {
  const { overlays, apiUrl, isSecure } = options
  const { tokens, releases } = overlays.parts
  const config = { kind: 'shell' as const }
  const url = '/_shell/overlay'

  const keep = (reply: FastifyReply, grant: OverrideGrant) => {
    const maxAge = Math.ceil((grant.until - Date.now() + toldEndedMs) / 1000)
    return reply.header('set-cookie', httpOnlyCookie(pageCookies.overlay, tokens.sign(grant), { maxAge, isSecure }))
  }
  const visitorOf = ({ headers, query }: FastifyRequest): PageVisitor => {
    const { table } = releases.snapshots.usual.routes
    const { city, visitorId, previewToken, isWebview, account } = pageRequestOf('/', headers.cookie, table)
    const asked = (query as { city?: string }).city
    return { id: visitorId, city: (asked && citySegment(asked)) || city, isWebview, previewToken, account }
  }

  await app.register(async (scope) => {
    await guard(scope)

    scope.post(url, { config }, async (request, reply) => {
      const staff = await staffAccount(apiUrl, request.headers.cookie, request.id)
      if ('status' in staff) return refuse(reply, staff.status, staff.code, staff.words)
      const held = overlays.held(request.headers.cookie)
      const kept = held.grant?.account === staff.account && held.state === 'on' ? held.grant.overrides : {}
      const grant = { ...tokens.begin(staff.account), overrides: kept }
      request.log.info({ account: staff.account, hours: tokenLivesMs / 3_600_000 }, 'override token issued')
      return keep(reply, grant).send(await overlayDataOf(overlays, { state: 'on', grant }, visitorOf(request)))
    })

    scope.get(url, { config }, async (request) =>
      overlayDataOf(overlays, overlays.held(request.headers.cookie), visitorOf(request)),
    )

    scope.put<{ Body: Static<typeof Choices> }>(
      url,
      { config, bodyLimit: 4096, schema: { body: Choices } },
      async (request, reply) => {
        const { state, grant } = overlays.held(request.headers.cookie)
        if (!grant || state !== 'on') return refuse(reply, 403, 'forbidden', refusals[state === 'on' ? 'none' : state])
        const overrides = plain(request.body.overrides)
        const faults = await faultsOf(overlays, overrides, visitorOf(request))
        const [first] = Object.values(faults)
        if (first) return refuse(reply, 400, 'validation', first, faults)
        const changed = { ...grant, overrides }
        request.log.info({ account: grant.account, overrides }, 'a browser runs overridden releases')
        return keep(reply, changed).send(await overlayDataOf(overlays, { state, grant: changed }, visitorOf(request)))
      },
    )

    scope.delete(url, { config }, async (_, reply) =>
      reply
        .header('set-cookie', httpOnlyCookie(pageCookies.overlay, '', { maxAge: 0, isSecure }))
        .code(204)
        .send(),
    )
  })
}
