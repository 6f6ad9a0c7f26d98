/** Headers that never change from answer to answer. */
export interface SecurityHeaders {
  readonly fixed: Readonly<Record<string, string>>
  policy(nonce: string): string
}

/**
 * Scripts run by nonce and by what those scripts load themselves; no eval, no inline handlers, no plug-ins, no foreign
 * base. Inline style attributes are allowed, since React writes them, inline style sheets are not.
 */
export function securityHeaders({ sandboxUrl, publicUrl }: { sandboxUrl: string; publicUrl: string }): SecurityHeaders {
  const before = "default-src 'self'; script-src 'strict-dynamic' 'nonce-"
  const after = [
    "'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${sandboxUrl}`,
    `frame-src ${sandboxUrl}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${sandboxUrl}`,
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
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
      ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    },
    policy: (nonce) => before + nonce + after,
  }
}
