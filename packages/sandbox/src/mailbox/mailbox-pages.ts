import { escapeHtml } from '@nukkad/contracts/escape-html'
import type { StoredMail } from './stored-mail.ts'

/** The list of mails, newest first. */
export function listPage(mails: readonly StoredMail[], to: string | undefined): string {
  const rows = mails.map(
    ({ id, subject, to: recipients, at, text }) => `<li>
<a href="/mailbox/${id}">${escapeHtml(subject)}</a>
<p class="meta">to ${escapeHtml(recipients.join(', '))} · <time datetime="${at.toISOString()}">${escapeHtml(time(at))}</time></p>
<p class="start">${escapeHtml(text.replace(/\s+/g, ' ').slice(0, 140))}</p>
</li>`,
  )
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>Emails and text messages sent by this machine. None of them were delivered.</p>
<form method="get" action="/mailbox" role="search">
<label for="to">Sent to</label>
<input id="to" name="to" inputmode="email" autocomplete="email" placeholder="name@example.com or 9810012345" value="${escapeHtml(to ?? '')}">
<button>Show</button>${to ? ' <a href="/mailbox">Show all</a>' : ''}
</form>
${rows.length > 0 ? `<ol class="mails">${rows.join('\n')}</ol>` : '<p class="empty">No mail yet. Request a one-time code, then reload this page.</p>'}`,
  )
}

/** One mail: its text, and its HTML in a frame without scripts. */
export function mailPage({ id, subject, from, to, at, text, html }: StoredMail): string {
  return page(
    subject,
    `<p><a href="/mailbox">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p class="meta">from ${escapeHtml(from)} to ${escapeHtml(to.join(', '))} · <time datetime="${at.toISOString()}">${escapeHtml(time(at))}</time></p>
${html ? `<iframe title="The mail as displayed" src="/mailbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
${
  text
    ? `<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>`
    : ''
}`,
  )
}

/** The page for a mail that was removed or never existed. */
export const absentPage = (): string =>
  page(
    'No such mail',
    '<h1>No such mail</h1><p>Older mails are deleted to make room for newer ones. <a href="/mailbox">All mails</a></p>',
  )

const page = (title: string, body: string) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Nukkad sandbox</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body><main>${body}</main></body>
</html>`

export const stylesheet = `
:root { color-scheme: light dark; --paper: #fffaf1; --ink: #1d1b2e; --quiet: #5b5770; --line: #e8dfd0; --link: #0b6b66 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17151f; --ink: #f6efe2; --quiet: #b9b2c6; --line: #3a3648; --link: #6fd0c8 }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font: 600 1.9rem/1.2 Georgia, serif; margin: 0 0 .75rem; overflow-wrap: anywhere }
h2 { font: 600 1.1rem/1.3 Georgia, serif; margin: 1.5rem 0 .5rem }
a { color: var(--link) }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1rem 0 }
input { flex: 1 1 14rem }
input, button { font: inherit; min-height: 44px; padding: 0 .75rem; border: 1px solid var(--quiet); border-radius: 6px; background: transparent; color: inherit }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
.mails { list-style: none; padding: 0 }
.mails li { border-top: 1px solid var(--line); padding: .75rem 0 }
.mails a { display: inline-block; font-weight: 600; min-height: 44px; line-height: 44px }
.meta, .start { margin: 0; color: var(--quiet); font-size: .9rem; overflow-wrap: anywhere }
.empty { padding: 2rem 0 }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 6px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 1rem/1.5 ui-monospace, monospace }
`

const time = (at: Date) =>
  at.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
