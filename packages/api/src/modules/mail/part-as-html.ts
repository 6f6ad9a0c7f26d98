import { escapeHtml } from '@nukkad/contracts/escape-html'
import type { Part } from './written-mail.ts'

const paragraph = 'margin:0 0 16px'
const quiet = 'color:#5b5770;font-size:14px'
const amount = 'padding:8px 0 8px 16px;white-space:nowrap;vertical-align:top'
const table = (rows: string, style = 'margin:0 0 16px') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}">${rows}</table>`

/** One part of a mail as HTML; everything in it is escaped here. */
export function partAsHtml(part: Part): string {
  if ('paragraph' in part) {
    // Line breaks that a person typed are kept.
    return `<p dir="auto" style="${paragraph}">${escapeHtml(part.paragraph).replaceAll('\n', '<br>')}</p>`
  }
  if ('note' in part) return `<p class="quiet" style="${paragraph};${quiet}">${escapeHtml(part.note)}</p>`
  if ('title' in part) {
    return `<h2 style="margin:28px 0 8px;font:bold 19px/1.3 Georgia,serif">${escapeHtml(part.title)}</h2>`
  }
  if ('code' in part) {
    return `<p style="${paragraph};${codeStyle(part.code)}">${escapeHtml(part.code)}</p>`
  }
  if ('button' in part) {
    return `<p style="margin:24px 0"><a href="${escapeHtml(safeHref(part.href))}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#b5371f;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(part.button)}</a></p>`
  }
  if ('address' in part) {
    const lines = part.address.map(escapeHtml).join('<br>')
    return `<p class="raised" style="margin:0 0 16px;padding:14px 16px;border:1px solid #e8dfd0;border-radius:8px;background:#ffffff">${lines}</p>`
  }
  if ('picture' in part) {
    const { picture, alt, width, height = width } = part
    return `<p style="${paragraph}"><img src="cid:${escapeHtml(picture.name)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;max-width:100%;height:auto;background:#ffffff;border-radius:8px"></p>`
  }
  if ('total' in part) {
    const cell = 'padding:10px 0;font:bold 19px/1.3 Georgia,serif'
    return table(
      `<tr><td style="${cell}">${escapeHtml(part.total)}</td><td align="right" style="${cell}">${escapeHtml(part.amount)}</td></tr>`,
    )
  }
  if ('items' in part) return table(part.items.map(item).join(''))
  return table(part.rows.map(([what, value]) => row(escapeHtml(what), value)).join(''))
}

/** A gift card's code is three times as long as a sign-in code: each must fit on one line of a phone. */
const codeStyle = (code: string) =>
  `font:bold ${code.length > 10 ? '24px/1.4' : '34px/1.4'} ui-monospace,monospace;letter-spacing:${code.length > 10 ? '1px' : '6px'}`

const row = (what: string, value: string) =>
  `<tr><td class="line" style="padding:8px 0;border-bottom:1px solid #e8dfd0">${what}</td><td class="line" align="right" style="${amount};border-bottom:1px solid #e8dfd0">${escapeHtml(value)}</td></tr>`

const item = ({ name, detail, amount: value }: { name: string; detail?: string; amount: string }) =>
  row(
    `<strong>${escapeHtml(name)}</strong>${detail ? `<br><span class="quiet" style="${quiet}">${escapeHtml(detail)}</span>` : ''}`,
    value,
  )

/** Only web addresses; anything else becomes '#'. */
export const safeHref = (href: string) => (/^https?:\/\//.test(href) ? href : '#')
