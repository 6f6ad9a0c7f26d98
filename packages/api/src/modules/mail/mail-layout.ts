import { escapeHtml } from '@nukkad/contracts/escape-html'
import { partAsHtml, safeHref } from './part-as-html.ts'
import { partAsText } from './part-as-text.ts'
import type { WrittenMail } from './written-mail.ts'

const house = 'Nukkad, the street corner where a neighbourhood meets'

/** A mail as the plain text that every mail client can show. */
export function asText({ heading, parts, unsubscribe }: WrittenMail): string {
  const end = unsubscribe ? [`Unsubscribe from these emails:\n${unsubscribe}`] : []
  return [heading, ...parts.map(partAsText), house, ...end].join('\n\n')
}

/** A mail as a text message: its subject, and the address of its last button. */
export function asShortText({ subject, parts }: WrittenMail): string {
  const sentence = /[.!?]$/.test(subject) ? subject : `${subject}.`
  const button = parts.findLast((part) => 'button' in part)
  return [...(subject.includes('Nukkad') ? [] : ['Nukkad:']), sentence, ...(button ? [button.href] : [])].join(' ')
}

/** Overrides for mail clients with a dark theme; the light colours are inline, for clients without style sheets. */
const dark = `@media (prefers-color-scheme: dark) {
.paper { background: #17151f !important; color: #f6efe2 !important }
.line { border-color: #3a3648 !important }
.quiet { color: #b9b2c6 !important }
.raised { background: #221f2d !important; border-color: #3a3648 !important }
}`

/** A mail as HTML for mail clients: tables and inline styles, because many support nothing else. */
export function asHtml({ subject, heading, preview, parts, unsubscribe }: WrittenMail): string {
  const first = parts.find((part) => 'paragraph' in part)
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style></head>
<body class="paper" style="margin:0;background:#fffaf1;color:#1d1b2e;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview ?? first?.paragraph ?? heading)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">
<tr><td style="border-bottom:3px solid #f5a300;padding-bottom:12px;font:bold 22px/1.2 Georgia,serif">Nukkad</td></tr>
<tr><td style="padding:28px 0 12px">
<h1 style="margin:0 0 16px;font:bold 28px/1.2 Georgia,serif">${escapeHtml(heading)}</h1>
${parts.map(partAsHtml).join('\n')}
</td></tr>
<tr><td class="line quiet" style="border-top:1px solid #e8dfd0;padding-top:12px;color:#5b5770;font-size:13px">${house}${unsubscribe ? noMore(unsubscribe) : ''}</td></tr>
</table></td></tr></table>
</body>
</html>`
}

const noMore = (href: string) =>
  ` · <a class="quiet" href="${escapeHtml(safeHref(href))}" style="color:#5b5770">Unsubscribe from these emails</a>`
