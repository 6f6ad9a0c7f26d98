import { escapeHtml } from '@nukkad/contracts/escape-html'

interface Words {
  readonly title: string
  readonly text: string
  /** The only button; without it there is nothing left to do. */
  readonly button?: string
  readonly link?: { readonly href: string; readonly text: string }
}

/** A standalone page outside the site: a visitor who follows a link in a mail needs one sentence and one button. */
export const linkPage = ({ title, text, button, link }: Words): string => `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Nukkad</title>
<style>
:root{color-scheme:light dark;font:1.0625rem/1.5 Georgia,serif;background:#fffaf1;color:#1d1b2e}
body{max-width:34rem;margin:4rem auto;padding:0 1.5rem}
button{min-height:2.75rem;padding:0 1.5rem;border:0;border-radius:.4rem;background:#b5371f;color:#fff;font:inherit;cursor:pointer}
a{color:inherit}
@media (prefers-color-scheme:dark){:root{background:#16141f;color:#f4ecdf}}
</style></head>
<body><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}${link ? ` <a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a>` : ''}</p>
${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}</body>
</html>`

/** Allows only the page's own style, and forms that post to this site. */
export const linkPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const
