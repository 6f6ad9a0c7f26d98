import type { Letter, Part } from './letter.ts'

/** A letter as the plain text that every mail reader shows. */
export function asText({ heading, parts, unsubscribe }: Letter): string {
  const end = unsubscribe ? [`No more mails like this:\n${unsubscribe}`] : []
  return [heading, ...parts.map(partAsText), ...end, 'Nukkad, the street corner where a neighbourhood meets'].join(
    '\n\n',
  )
}

function partAsText(part: Part): string {
  if ('paragraph' in part) return part.paragraph
  if ('code' in part) return part.code
  if ('button' in part) return `${part.button}:\n${part.href}`
  return part.rows.map(([what, value]) => `${what}: ${value}`).join('\n')
}

/** A letter as HTML for mail readers: tables and inline styles, because many know nothing else. */
export function asHtml({ subject, heading, parts, unsubscribe }: Letter): string {
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fffaf1;color:#1d1b2e;font:16px/1.5 Georgia,serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%">
<tr><td style="border-bottom:3px solid #f5a300;padding-bottom:12px;font-size:22px;font-weight:bold">Nukkad</td></tr>
<tr><td style="padding:24px 0">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25">${escapeHtml(heading)}</h1>
${parts.map(partAsHtml).join('\n')}
</td></tr>
<tr><td style="border-top:1px solid #e8dfd0;padding-top:12px;color:#5b5770;font-size:13px">Nukkad, the street corner where a neighbourhood meets${unsubscribe ? ` · <a href="${escapeHtml(safeHref(unsubscribe))}" style="color:#5b5770">No more mails like this</a>` : ''}</td></tr>
</table></td></tr></table>
</body>
</html>`
}

function partAsHtml(part: Part): string {
  if ('paragraph' in part) return `<p style="margin:0 0 16px">${escapeHtml(part.paragraph)}</p>`
  if ('code' in part) {
    return `<p style="margin:0 0 16px;font:bold 34px/1.4 ui-monospace,monospace;letter-spacing:6px">${escapeHtml(part.code)}</p>`
  }
  if ('button' in part) {
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(safeHref(part.href))}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#b5371f;color:#fff;text-decoration:none">${escapeHtml(part.button)}</a></p>`
  }
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${part.rows
    .map(
      ([what, value]) =>
        `<tr><td style="padding:6px 0;border-bottom:1px solid #e8dfd0">${escapeHtml(what)}</td><td align="right" style="padding:6px 0;border-bottom:1px solid #e8dfd0">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`
}

const safeHref = (href: string) => (/^https?:\/\//.test(href) ? href : '#')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
