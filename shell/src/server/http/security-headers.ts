import type { FastifyInstance } from 'fastify'

/**
 * Pages and what services behind us answer alike; a service may say more. Files of releases say only what counts for what
 * is no document: a page asks for dozens, and headers are sent with each.
 */
export function secureEveryAnswer(app: FastifyInstance, { fixed, ofFiles }: SecurityHeaders): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.routeOptions.config.kind === 'static' ? ofFiles : fixed)
  })
}

/** Headers that never change from answer to answer. */
export interface SecurityHeaders {
  readonly fixed: Readonly<Record<string, string>>
  /** those of them that count for scripts, styles, fonts and pictures */
  readonly ofFiles: Readonly<Record<string, string>>
  /** `locals`: servers on a developer's own machine that this browser alone may run a remote from */
  policy(nonce: string, locals?: readonly string[]): string
}

/** Whom our pages let in besides ourselves. */
export interface Outside {
  readonly sandboxUrl: string
  /** The payment gateway's checkout script. */
  readonly checkoutUrl: string
  /** Google's sign-in script; without one there is no such sign-in. */
  readonly googleScriptUrl?: string | undefined
  readonly publicUrl: string
  /** origins of the deployment's own map, none for the one that we draw */
  readonly mapSources?: readonly string[]
  /** Hosts of pictures besides ours, with commas between. */
  readonly imageHosts?: string | undefined
}

/** The real gateway frames its API as well as its checkout; the sandbox is one origin. */
function gatewayOrigins(checkoutUrl: string): string[] {
  const { origin, hostname } = new URL(checkoutUrl)
  return hostname.endsWith('.razorpay.com') ? ['https://*.razorpay.com'] : [origin]
}

/**
 * Scripts run by nonce and by what those scripts load themselves; no eval, no inline handlers, no plug-ins, no foreign
 * base. The payment window may be framed from every page: one that was opened anywhere leads on to the payment without
 * a new document, and this is the document's policy. Inline style attributes are allowed, since React writes them;
 * inline style sheets only where they carry the nonce too.
 */
export function securityHeaders(outside: Outside): SecurityHeaders {
  const { sandboxUrl, checkoutUrl, googleScriptUrl, publicUrl, mapSources = [], imageHosts } = outside
  const gateway = gatewayOrigins(checkoutUrl)
  const google = googleScriptUrl ? [new URL(googleScriptUrl).origin] : []
  const framed = [...new Set([sandboxUrl, ...gateway, ...google])].join(' ')
  const before = "default-src 'self'; script-src 'strict-dynamic' 'nonce-"
  // Google's script brings a style sheet for its own button.
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
      ["font-src 'self'", ...locals].join(' '),
      `connect-src ${["'self'", framed, ...mapSources, ...locals].join(' ')}`,
      // The studio shows a page as it will be within its own.
      `frame-src 'self' ${framed}`,
      // The map draws in a worker that is a file of its release.
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
      // The sign-in window of an outside identity talks back to the page that opened it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${allowed(gateway)}), identity-credentials-get=(${allowed(google)})`,
    },
    policy: (nonce, locals = []) =>
      `${before}${nonce}${[between, ...locals].join(' ')} 'nonce-${nonce}${locals.length > 0 ? after(locals) : usual}`,
  }
}

const allowed = (origins: readonly string[]) => ['self', ...origins.map((origin) => `"${origin}"`)].join(' ')
