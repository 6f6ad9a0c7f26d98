import type { FastifyInstance } from 'fastify'

/**
 * Sets headers on our pages and on responses of the services behind alike; a service may add more. Files of releases
 * get only the headers that matter outside documents: a page requests dozens, and each carries its headers.
 */
export function secureEveryAnswer(app: FastifyInstance, { fixed, ofFiles }: SecurityHeaders): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.routeOptions.config.kind === 'static' ? ofFiles : fixed)
  })
}

/** Headers that are the same in every response. */
export interface SecurityHeaders {
  readonly fixed: Readonly<Record<string, string>>
  /** those of them that matter for scripts, styles, fonts and pictures */
  readonly ofFiles: Readonly<Record<string, string>>
  /** `locals`: servers on a developer's own machine from which only this browser may run a remote */
  policy(nonce: string, locals?: readonly string[]): string
}

/** Other origins that our pages allow. */
export interface Outside {
  readonly sandboxUrl: string
  /** The payment gateway's checkout script. */
  readonly checkoutUrl: string
  /** Google's sign-in script; without it, sign-in with Google is not offered. */
  readonly googleScriptUrl?: string | undefined
  readonly publicUrl: string
  /** origins of the deployment's own map, none for our own map */
  readonly mapSources?: readonly string[]
  /** Hosts of pictures other than ours, separated by commas. */
  readonly imageHosts?: string | undefined
}

/** The real gateway frames its API as well as its checkout; the sandbox is a single origin. */
function gatewayOrigins(checkoutUrl: string): string[] {
  const { origin, hostname } = new URL(checkoutUrl)
  return hostname.endsWith('.razorpay.com') ? ['https://*.razorpay.com'] : [origin]
}

/**
 * Scripts run by nonce, with the scripts they load themselves; no eval, no inline handlers, no plug-ins, no foreign
 * base. The payment window may be framed from every page, because a visit that began on any page can reach the payment
 * without a new document, and the policy belongs to the document. Inline style attributes are allowed, since React
 * writes them; inline style sheets only with the nonce.
 */
export function securityHeaders(outside: Outside): SecurityHeaders {
  const { sandboxUrl, checkoutUrl, googleScriptUrl, publicUrl, mapSources = [], imageHosts } = outside
  const gateway = gatewayOrigins(checkoutUrl)
  const google = googleScriptUrl ? [new URL(googleScriptUrl).origin] : []
  const framed = [...new Set([sandboxUrl, ...gateway, ...google])].join(' ')
  const before = "default-src 'self'; script-src 'strict-dynamic' 'nonce-"
  // Google's script loads a style sheet for its button.
  const between = ["'; style-src 'self'", ...google].join(' ')
  const after = (locals: readonly string[]) =>
    [
      "'",
      "style-src-attr 'unsafe-inline'",
      [
        "img-src 'self' data: blob:",
        ...(imageHosts?.split(',') ?? []).map((host) => `https://${host}`),
        ...locals,
      ].join(' '),
      // Editors' browsers read a chosen video before it is sent.
      "media-src 'self' blob:",
      ["font-src 'self'", ...locals].join(' '),
      `connect-src ${["'self'", framed, ...mapSources, ...locals].join(' ')}`,
      // The studio frames previews of pages of this site.
      `frame-src 'self' ${framed}`,
      // The map renders in a worker that is a file of its release.
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      `form-action 'self' ${framed}`,
      "frame-ancestors 'self'",
    ].join('; ')
  const usual = after([])
  const isHttps = publicUrl.startsWith('https:')
  const ofFiles = {
    'x-content-type-options': 'nosniff',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  return {
    ofFiles,
    fixed: {
      ...ofFiles,
      'referrer-policy': 'strict-origin-when-cross-origin',
      // The sign-in window of an external identity provider messages the page that opened it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${allowed(gateway)}), identity-credentials-get=(${allowed(google)})`,
    },
    policy: (nonce, locals = []) =>
      `${before}${nonce}${[between, ...locals].join(' ')} 'nonce-${nonce}${locals.length > 0 ? after(locals) : usual}`,
  }
}

const allowed = (origins: readonly string[]) => ['self', ...origins.map((origin) => `"${origin}"`)].join(' ')
