import { escapeHtml } from '@nukkad/contracts/escape-html'

/** A page of its own: what was wrong with a form that a browser sent without scripts. Going back keeps what was typed. */
export function mendPage(title: string, slips: readonly (readonly [label: string, slip: string])[]): string {
  const lines = slips.map(
    ([label, slip]) => `<li>${label && `<b>${escapeHtml(label)}</b><br>`}${escapeHtml(slip)}</li>`,
  )
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Please look once more · Nukkad</title>
<style>
:root{color-scheme:light dark;font:1.0625rem/1.5 Georgia,serif;background:#fffaf1;color:#1d1b2e}
body{max-width:34rem;margin:4rem auto;padding:0 1.5rem}
li{margin-bottom:1rem}
@media (prefers-color-scheme:dark){:root{background:#16141f;color:#f4ecdf}}
</style></head>
<body><h1>Please look once more</h1>
<p>We could not take your answers to “${escapeHtml(title)}” yet:</p>
<ul>${lines.join('')}</ul>
<p>Go back with your browser: what you wrote is still there.</p></body>
</html>`
}

export const mendPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
} as const
