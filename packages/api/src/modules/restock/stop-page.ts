import { hrefs } from '@nukkad/contracts/hrefs'
/** A standalone page outside the site: a visitor who follows a link in a mail needs one sentence and one button. */
export function stopPage(state: 'asks' | 'done'): string {
  const words =
    state === 'asks'
      ? `<h1>Unsubscribe from these emails?</h1>
<p>We will delete all back-in-stock requests of this address. Emails about your orders will continue.</p>
<form method="post"><button>Unsubscribe</button></form>`
      : `<h1>You are unsubscribed</h1>
<p>You will get no more back-in-stock emails. <a href="${hrefs.shop()}">Go to the shop</a></p>`
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Back-in-stock emails · Nukkad</title>
<style>
:root{color-scheme:light dark;font:1.0625rem/1.5 Georgia,serif;background:#fffaf1;color:#1d1b2e}
body{max-width:34rem;margin:4rem auto;padding:0 1.5rem}
button{min-height:2.75rem;padding:0 1.5rem;border:0;border-radius:.4rem;background:#b5371f;color:#fff;font:inherit;cursor:pointer}
a{color:inherit}
@media (prefers-color-scheme:dark){:root{background:#16141f;color:#f4ecdf}}
</style></head>
<body>${words}</body>
</html>`
}

/** Allows only the page's own style, and forms that post to this site. */
export const stopPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const
