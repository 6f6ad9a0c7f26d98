/** Headers that never change from answer to answer. */
export interface SecurityHeaders {
  readonly fixed: Readonly<Record<string, string>>
  policy(nonce: string): string
}

/** Whom our pages let in besides ourselves. */
export interface Outside {
  readonly sandboxUrl: string
  /** The payment gateway's checkout script. */
  readonly checkoutUrl: string
  readonly publicUrl: string
}

/** The real gateway frames its API as well as its checkout; the sandbox is one origin. */
function gatewayOrigins(checkoutUrl: string): string[] {
  const { origin, hostname } = new URL(checkoutUrl)
  return hostname.endsWith('.razorpay.com') ? ['https://*.razorpay.com'] : [origin]
}

/**
 * Scripts run by nonce and by what those scripts load themselves; no eval, no inline handlers, no plug-ins, no foreign
 * base. The payment window may be framed from every page: one that was opened anywhere leads on to the payment without
 * a new document, and this is the document's policy. Inline style attributes are allowed, since React writes them,
 * inline style sheets are not.
 */
export function securityHeaders({ sandboxUrl, checkoutUrl, publicUrl }: Outside): SecurityHeaders {
  const gateway = gatewayOrigins(checkoutUrl)
  const framed = [...new Set([sandboxUrl, ...gateway])].join(' ')
  const before = "default-src 'self'; script-src 'strict-dynamic' 'nonce-"
  const after = [
    "'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${framed}`,
    `frame-src ${framed}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${framed}`,
    "frame-ancestors 'self'",
  ].join('; ')
  const isHttps = publicUrl.startsWith('https:')
  return {
    fixed: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // The sign-in window of an outside identity talks back to the page that opened it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(self ${gateway.map((origin) => `"${origin}"`).join(' ')})`,
      ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    },
    policy: (nonce) => before + nonce + after,
  }
}
