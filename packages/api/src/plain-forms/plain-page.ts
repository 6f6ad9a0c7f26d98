import { escapeHtml } from '@nukkad/contracts/escape-html'

interface PlainPage {
  readonly title: string
  readonly text: string
  /** the errors, one per line; the label comes first where it is not empty */
  readonly inputErrors?: readonly (readonly [label: string, inputError: string])[]
  /** what to do next, as text or as a link */
  readonly next: string | { readonly href: string; readonly title: string }
}

/** Allows only the page's own style: no scripts, no caching. */
export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
} as const

/** The answer to a form that a browser sent without JavaScript, where there is no page of the site to redirect to. */
export function plainPage({ title, text, inputErrors = [], next }: PlainPage): string {
  const lines = inputErrors.map(
    ([label, inputError]) => `<li>${label && `<b>${escapeHtml(label)}</b><br>`}${escapeHtml(inputError)}</li>`,
  )
  const onward =
    typeof next === 'string' ? escapeHtml(next) : `<a href="${escapeHtml(next.href)}">${escapeHtml(next.title)}</a>`
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Nukkad</title>
<style>
:root{color-scheme:light dark;font:1.0625rem/1.5 Georgia,serif;background:#fffaf1;color:#1d1b2e}
body{max-width:34rem;margin:4rem auto;padding:0 1.5rem}
li{margin-bottom:1rem}
a{color:#0b6b66;font-weight:700;display:inline-block;padding:.75rem 0}
@media (prefers-color-scheme:dark){:root{background:#16141f;color:#f4ecdf}a{color:#6fd3cb}}
</style></head>
<body><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${lines.length > 0 ? `<ul>${lines.join('')}</ul>` : ''}
<p>${onward}</p></body>
</html>`
}
