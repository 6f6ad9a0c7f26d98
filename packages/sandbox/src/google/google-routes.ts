import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountIn, keepAccount } from './account-cookie.ts'
import { gsiScript } from './gsi-script.ts'
import { type GoogleAccount, openSigner, type TokenFault, tokenFaults } from './id-token.ts'
import { consentPage, oneTapPage, problemPage, type SignInRequest, tellingPage } from './pages.ts'

export interface GoogleOptions {
  /** where the signing key is stored */
  readonly folder: string
  readonly clientId: string
}

type Fields = Record<string, string | undefined>

/** Predefined accounts. */
const accounts: readonly GoogleAccount[] = [
  { email: 'asha.menon@gmail.example', given: 'Asha', family: 'Menon' },
  { email: 'dev.khanna@gmail.example', given: 'Dev', family: 'Khanna' },
]
const isFault = (text: string | undefined): text is TokenFault => tokenFaults.some((fault) => fault === text)

/** Google's sign-in: OpenID discovery, keys, the script for pages, a page to choose an account, and one-tap. */
export function serveGoogle(app: FastifyInstance, { folder, clientId }: GoogleOptions): void {
  const signer = openSigner(path.join(folder))
  const origin = ({ headers, protocol }: FastifyRequest) => `${protocol}://${headers.host}`
  const issuer = (request: FastifyRequest) => `${origin(request)}/google`
  const html = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

  function wantedIn(fields: Fields): SignInRequest | undefined {
    const { client_id, nonce = '', origin: from = '' } = fields
    const isOrigin = URL.canParse(from) && /^https?:$/.test(new URL(from).protocol) && new URL(from).origin === from
    return client_id === clientId && isOrigin ? { clientId, nonce, origin: from } : undefined
  }

  /** The account is remembered in a cookie, so that one-tap knows it; so is the client, once the user has agreed. */
  function grant(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: SignInRequest,
    fields: Fields,
    select_by: string,
  ) {
    const email = String(fields.email ?? '')
      .trim()
      .toLowerCase()
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return html(reply, problemPage('An account needs an email address.'))
    const known = accounts.find((one) => one.email === email) ?? accountIn(request)
    const account: GoogleAccount =
      known?.email === email && !fields.given
        ? known
        : { email, given: fields.given?.trim() ?? '', family: fields.family?.trim() ?? '' }
    keepAccount(reply, account, clientId)
    const fault = isFault(fields.fault) ? fields.fault : undefined
    const credential = signer.idToken({ issuer: issuer(request), clientId, nonce: wanted.nonce, account, fault })
    return html(reply, tellingPage(wanted.origin, { type: 'credential', credential, select_by }))
  }

  app.get('/google/.well-known/openid-configuration', async (request) => ({
    issuer: issuer(request),
    authorization_endpoint: `${origin(request)}/google/consent`,
    jwks_uri: `${origin(request)}/google/certs`,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }))
  app.get('/google/certs', async () => signer.keys)
  app.get('/gsi/client', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(gsiScript))

  void app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const refusal = 'This client or the requesting page is unknown: see GOOGLE_CLIENT_ID.'

    own.get<{ Querystring: Fields }>('/google/consent', async ({ query }, reply) => {
      const wanted = wantedIn(query)
      return html(reply, wanted ? consentPage(wanted, accounts) : problemPage(refusal))
    })
    own.post<{ Body: Fields }>('/google/consent', async (request, reply) => {
      const wanted = wantedIn(request.body)
      return wanted ? grant(request, reply, wanted, request.body, 'btn') : html(reply, problemPage(refusal))
    })
    own.get<{ Querystring: Fields }>('/gsi/onetap', async (request, reply) => {
      const wanted = wantedIn(request.query)
      if (!wanted) return html(reply, problemPage(refusal))
      const account = accountIn(request)
      if (!account) return html(reply, tellingPage(wanted.origin, { type: 'none' }))
      if (request.query.auto === '1') return grant(request, reply, wanted, { email: account.email }, 'auto')
      return html(reply, oneTapPage(wanted, account))
    })
    own.post<{ Body: Fields }>('/gsi/onetap', async (request, reply) => {
      const wanted = wantedIn(request.body)
      return wanted ? grant(request, reply, wanted, request.body, 'user') : html(reply, problemPage(refusal))
    })
  })
}
