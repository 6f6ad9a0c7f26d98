import type { AccessStaff } from '@nukkad/contracts/endpoints/access/access-staff'
import { escapeHtml } from '@nukkad/contracts/escape-html'

/** The page may load only its own style, and submit forms only to itself. */
export const staffPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
} as const

/** The last input, and why it was refused. */
export interface Refusal {
  readonly message: string
  readonly typed: Readonly<Record<string, string>>
}

/** The operators' page of the staff who confirm members' codes: a list of them and a form to add another. */
export function staffPage(staff: readonly AccessStaff[], refusal?: Refusal): string {
  const typed = (name: string) => escapeHtml(refusal?.typed[name] ?? '')
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Counters · Nukkad operators</title>
<style>${stylesheet}</style>
</head>
<body><main>
<p><a href="../operations">Checks</a></p>
<h1>Counter staff</h1>
${staff.length === 0 ? '<p>No staff yet.</p>' : `<ul class="staff">${staff.map(one).join('\n')}</ul>`}
<h2>Add staff</h2>
<form method="post">
${refusal ? `<p class="refusal" role="alert">${escapeHtml(refusal.message)}</p>` : ''}
<label>Place <span class="quiet">the last part of its address: blue-tokai-hauz</span>
<input name="place" required maxlength="120" autocapitalize="none" spellcheck="false" value="${typed('place')}"></label>
<label>Email of their account <span class="quiet">they sign up first, as shoppers do</span>
<input name="email" type="email" required maxlength="254" value="${typed('email')}"></label>
<label>Counter <input name="counter" maxlength="40" placeholder="counter 1" value="${typed('counter')}"></label>
<button>Make them staff</button>
</form>
<p class="quiet">They are signed out and have to sign in at /lbb-access/counter. Staff of another place are moved to this one.</p>
</main></body>
</html>`
}

const one = ({ title, place, email, name, counter }: AccessStaff) => `<li>
<div><strong>${escapeHtml(title)}</strong> <span class="quiet">${escapeHtml(place)}, ${escapeHtml(counter)}</span><br>${escapeHtml(name)} ${escapeHtml(email)}</div>
<form method="post"><input type="hidden" name="remove" value="${escapeHtml(email)}"><button class="plain" aria-label="Remove ${escapeHtml(email)}">Remove</button></form>
</li>`

const stylesheet = `
:root { color-scheme: light dark; --paper: #fffaf1; --ink: #1d1b2e; --quiet: #5b5770; --line: #8f8798; --bad: #b5371f }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17151f; --ink: #f6efe2; --quiet: #b9b2c6; --line: #7a7488; --bad: #ff9c85 }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 1rem }
h2 { font: 600 1.2rem/1.3 Georgia, serif; margin: 2rem 0 .5rem }
a { color: inherit }
.quiet { color: var(--quiet); font-size: .9rem }
.refusal { color: var(--bad) }
.staff { list-style: none; margin: 0; padding: 0 }
.staff li { display: flex; justify-content: space-between; gap: 1rem; align-items: center; border-top: 1px solid var(--line); padding: .75rem 0; overflow-wrap: anywhere }
label { display: block; margin: 0 0 1rem }
input { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: .4rem; background: none; color: inherit; font: inherit }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .4rem; background: #b5371f; color: #fff; font: inherit; cursor: pointer }
.plain { background: none; border: 1px solid var(--line); color: inherit }
`
