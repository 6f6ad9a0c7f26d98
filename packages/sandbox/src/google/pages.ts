import { escapeHtml } from '@nukkad/contracts/escape-html'
import { type GoogleAccount, tokenFaults } from './id-token.ts'

/** What the page that requests a sign-in has sent. */
export interface SignInRequest {
  readonly clientId: string
  readonly nonce: string
  readonly origin: string
}

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;font:1rem/1.45 system-ui,sans-serif}
main{max-width:26rem;margin:0 auto;padding:1.5rem 1.25rem}h1{font-size:1.375rem;margin:0 0 .25rem}p{margin:0 0 1rem;opacity:.85}
label{display:block;margin-bottom:.75rem;font-weight:600;font-size:.9rem}input,select{display:block;width:100%;height:2.75rem;margin-top:.25rem;padding:0 .75rem;border:1px solid #8886;border-radius:.5rem;font:inherit;background:Canvas;color:CanvasText}
button{width:100%;min-height:2.75rem;border:0;border-radius:1.375rem;background:#0b57d0;color:#fff;font:600 1rem system-ui;cursor:pointer}
button.quiet{background:none;color:inherit;text-decoration:underline}.who{display:flex;gap:.75rem;align-items:center;width:100%;margin-bottom:.5rem;padding:.5rem .75rem;border:1px solid #8886;border-radius:.75rem;background:none;color:inherit;text-align:left}
.who b{display:block}.who small{opacity:.8}details{margin:1rem 0}hr{border:0;border-top:1px solid #8884;margin:1.25rem 0}
.tap main{max-width:none;padding:.875rem 1rem}.tap h1{font-size:1rem}`

const page = (title: string, body: string, kind = '') =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body class="${kind}"><main>${body}</main></body></html>`

const hidden = ({ clientId, nonce, origin }: SignInRequest) =>
  Object.entries({ client_id: clientId, nonce, origin })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')

const who = ({ email, given, family }: GoogleAccount) =>
  `<button class="who" name="email" value="${escapeHtml(email)}"><span><b>${escapeHtml(`${given} ${family}`.trim())}</b><small>${escapeHtml(email)}</small></span></button>`

/** The page to choose or create an account, and agree to sign in. */
export const consentPage = (wanted: SignInRequest, accounts: readonly GoogleAccount[]) =>
  page(
    'Choose an account',
    `<h1>Choose an account</h1><p>to continue to ${escapeHtml(wanted.origin)}. This stands in for Google; no password is needed.</p>
<form method="post" action="/google/consent">${hidden(wanted)}${accounts.map(who).join('')}</form><hr>
<form method="post" action="/google/consent">${hidden(wanted)}
<label>Email<input name="email" type="email" required autocomplete="off" placeholder="you@example.in"></label>
<label>First name<input name="given" maxlength="60" autocomplete="off"></label>
<label>Last name<input name="family" maxlength="60" autocomplete="off"></label>
<details><summary>Simulate a fault</summary><label>Fault<select name="fault"><option value="">Nothing</option>${tokenFaults.map((fault) => `<option>${fault}</option>`).join('')}</select></label></details>
<button>Use this account</button></form>`,
  )

/** The small one-tap window, in a frame of the page that requests the sign-in. */
export const oneTapPage = (wanted: SignInRequest, account: GoogleAccount) =>
  page(
    'Sign in',
    `<h1>Sign in with Google</h1><form method="post" action="/gsi/onetap">${hidden(wanted)}${who(account)}<button>Continue as ${escapeHtml(account.given || account.email)}</button></form>
<button class="quiet" id="no">Not now</button><script>${tell(wanted.origin, { type: 'shown' }, 'height:document.documentElement.scrollHeight')}
document.getElementById('no').onclick=()=>{${tell(wanted.origin, { type: 'closed' })}}</script>`,
    'tap',
  )

/** Sends a message to the page that requested the sign-in, from a frame or a window, and closes a window. */
export const tellingPage = (origin: string, message: object) =>
  page('One moment', `<p>One moment…</p><script>${tell(origin, message)};if(opener)close()</script>`)

export const problemPage = (text: string) =>
  page('That did not work', `<h1>That did not work</h1><p>${escapeHtml(text)}</p>`)

/** JSON for a script inside a page, escaped so that it can't end the script. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
const tell = (origin: string, message: object, more = '') =>
  `(opener||parent).postMessage(Object.assign(${literal({ sandboxGoogle: true, ...message })},{${more}}),${literal(origin)})`
