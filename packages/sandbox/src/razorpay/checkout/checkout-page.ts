import { escapeHtml } from '@nukkad/contracts/escape-html'
import { endingsToChoose, waysToChoose } from './checkout-choices.ts'

/** What the script, or the form of the embedded mode, tells the payment page. */
export interface PageWishes {
  readonly keyId: string
  readonly name: string
  readonly description: string
  readonly color: string
  readonly email: string
  readonly contact: string
  readonly method: string
  /** The page that opened the frame; empty when this page is not in a frame. */
  readonly parent: string
  readonly callbackUrl: string
  readonly cancelUrl: string
  readonly canRetry: boolean
}

/** What the window is opened to pay: an order, or the mandate of a subscription. */
export interface ToPay {
  readonly kind: 'order' | 'subscription'
  readonly id: string
  readonly amount: number
  readonly isPaid: boolean
}

/** The window in which a tester pays, choosing the payment method and the outcome. */
export function checkoutPage(order: ToPay, wishes: PageWishes): string {
  const { name, description, email, contact, method } = wishes
  const isMandate = order.kind === 'subscription'
  const about = isMandate ? { subscriptionId: order.id } : { orderId: order.id }
  const told = JSON.stringify({ ...wishes, ...about, isPaid: order.isPaid })
  const amount = rupees(order.amount)
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay ${escapeHtml(amount)}${name ? ` to ${escapeHtml(name)}` : ''}</title>
<link rel="stylesheet" href="/v1/checkout/page.css">
</head>
<body data-told="${escapeHtml(told)}">
<main>
<header>
<div><p class="shop">${escapeHtml(name || 'Your order')}</p>${description ? `<p class="quiet">${escapeHtml(description)}</p>` : ''}</div>
<button type="button" class="close" data-close aria-label="Close the payment window">
<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>
</button>
</header>
<h1><span class="quiet">${isMandate ? 'Each time' : 'To pay'}</span> ${escapeHtml(amount)}</h1>
<p class="note" id="note"><strong>Test payment.</strong> This stands in for Razorpay: no money moves, and you choose how it ends.</p>
<form data-step="choose">
<fieldset class="ways"><legend>How would you like to pay?</legend>
${waysToChoose(method)}
</fieldset>
<fieldset class="endings"><legend>How should it end?</legend>
${endingsToChoose(isMandate)}
</fieldset>
<input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="contact" value="${escapeHtml(contact)}">
<button class="pay">${isMandate ? 'Authorise the mandate' : `Pay ${escapeHtml(amount)}`}</button>
</form>
<section data-step="wait" hidden tabindex="-1" aria-label="Waiting for the bank">
<div class="dots" aria-hidden="true"><i></i><i></i><i></i></div>
<h2>Waiting for your bank</h2>
<p>Approve the payment in your app. You may close this window; the shop is notified automatically.</p>
<div class="row"><button type="button" data-end="captured">The bank says yes</button><button type="button" data-end="failed" class="second">The bank says no</button></div>
</section>
<section data-step="failed" hidden tabindex="-1" aria-label="Payment failed">
<h2>That didn’t work</h2>
<p data-why></p>
<div class="row"><button type="button" data-again>Try again</button><button type="button" data-close class="second">Back to the shop</button></div>
</section>
<p role="status" class="status" data-status></p>
</main>
<script src="/v1/checkout/page.js"></script>
</body>
</html>`
}

/** The window for an unknown order or a wrong key. */
export const brokenPage = (why: string): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>This payment cannot be opened</title><link rel="stylesheet" href="/v1/checkout/page.css"></head>
<body data-told="{}"><main><h1>This payment cannot be opened</h1><p>${escapeHtml(why)}</p>
<div class="row"><button type="button" data-close>Back to the shop</button></div></main><script src="/v1/checkout/page.js"></script></body></html>`

const rupees = (paise: number) =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 ? 2 : 0 })}`
