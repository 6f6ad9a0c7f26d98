import { escapeHtml } from '@nukkad/contracts/escape-html'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'

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
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Nukkad</title>
<style>
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;background:#fffaf1;color:#1d1b2e}
body{max-width:34rem;margin:0 auto;padding:1rem 1.5rem 3rem}
header,h1{font-family:Georgia,serif;font-weight:700}
header a{display:inline-block;padding-block:.5rem;font-size:1.5rem;text-decoration:none}
h1{margin:2rem 0 1rem;font-size:2rem;line-height:1.15}
button{min-height:3rem;margin-block-start:.5rem;padding:0 1.5rem;border:0;border-radius:2rem;background:#b5371f;color:#fff;font:inherit;font-weight:700;cursor:pointer}
a{color:inherit}
main a{display:inline-block;padding-block:.625rem;font-weight:700}
:focus-visible{outline:3px solid #0b6b66;outline-offset:3px}
@media (prefers-color-scheme:dark){:root{background:#16141f;color:#f4ecdf}:focus-visible{outline-color:#6fd0c8}}
</style></head>
<body><header><a href="/">Nukkad</a></header>
<main><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : ''}
${button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''}</main></body>
</html>`

/** Allows only the page's own style, and forms that post to this site. */
export const linkPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const

/** Shows a refusal as a page to people, whose browser follows the link; mail clients get the usual error body. */
export function refusedOnPage(error: FastifyError, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : undefined
  const isCut = error.validation !== undefined
  if (!(refusal || isCut) || !headers.accept?.includes('text/html')) throw error
  const page = linkPage({
    title: 'This link opens nothing',
    text: refusal?.message ?? 'Part of it is missing. Please open the link of the email again.',
    link: { href: hrefs.home(), text: 'Go to Nukkad' },
  })
  return reply
    .code(refusal?.status ?? 400)
    .headers(linkPageHeaders)
    .send(page)
}
