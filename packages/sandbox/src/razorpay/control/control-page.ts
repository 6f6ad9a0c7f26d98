import { escapeHtml } from '@nukkad/contracts/escape-html'
import type { PaymentEntity, RefundEntity } from '../entities.ts'
import type { GatewayStore } from '../gateway-store.ts'
import type { SubscriptionEntity } from '../subscription-entities.ts'

const shown = 50

/** A page of payments and refunds for testers, newest first, with buttons for those that are open. */
export function controlPage({
  payments,
  refunds,
  subscriptions,
  mandates,
}: Pick<GatewayStore, 'payments' | 'refunds' | 'subscriptions' | 'mandates'>): string {
  const standing = [...subscriptions.values()]
    .filter(({ id }) => mandates.has(id))
    .reverse()
    .slice(0, shown)
  const rows = [...payments.values()].reverse().slice(0, shown).map(paymentRow)
  const back = [...refunds.values()].reverse().slice(0, shown).map(refundRow)
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payments · Nukkad sandbox</title><link rel="stylesheet" href="/mailbox.css"></head>
<body><main>
<h1>Payments</h1>
<p>Payments made at the stand-in for Razorpay. No money moved.</p>
${rows.length > 0 ? `<ol class="mails">${rows.join('\n')}</ol>` : '<p class="empty">No payment yet. Add something to the bag and choose to pay online.</p>'}
${back.length > 0 ? `<h2>Refunds</h2><ol class="mails">${back.join('\n')}</ol>` : ''}
${standing.length > 0 ? `<h2>Subscriptions</h2>${clock}<ol class="mails">${standing.map(subscriptionRow).join('\n')}</ol>` : ''}
</main></body></html>`
}

/** Mandates have a separate clock. */
const clock = ['1', '31']
  .map(
    (days) =>
      `<form method="post" action="/razorpay/control/clock"><input type="hidden" name="days" value="${days}"><button>${days === '1' ? 'A day' : 'A month'} passes</button></form>`,
  )
  .join('')

function subscriptionRow({ id, status, paid_count, total_count, charge_at }: SubscriptionEntity): string {
  const action = `/razorpay/control/subscriptions/${escapeHtml(id)}/bank`
  const next = charge_at === null ? '' : ` · next ${when(charge_at)}`
  return `<li><p><b>${status}</b> ${paid_count} of ${total_count} paid · <code>${escapeHtml(id)}</code></p>
<p class="meta">${next}</p>${button(action, 'refuses', 'The bank refuses from now on')}${button(action, 'pays', 'The bank pays again')}</li>`
}

const button = (action: string, to: string, words: string) =>
  `<form method="post" action="${action}"><input type="hidden" name="to" value="${to}"><button>${words}</button></form>`

function paymentRow({
  id,
  amount,
  status,
  method,
  amount_refunded,
  error_description,
  created_at,
}: PaymentEntity): string {
  const action = `/razorpay/control/payments/${escapeHtml(id)}`
  const open =
    status === 'created'
      ? button(action, 'captured', 'The bank says yes') + button(action, 'failed', 'The bank says no')
      : status === 'failed'
        ? button(action, 'authorized', 'Approve it late')
        : ''
  return `<li><p><b>${money(amount)}</b> ${status} · ${method} · <code>${escapeHtml(id)}</code></p>
<p class="meta">${when(created_at)}${amount_refunded ? ` · ${money(amount_refunded)} refunded` : ''}${error_description ? ` · ${escapeHtml(error_description)}` : ''}</p>${open}</li>`
}

function refundRow({ id, amount, status, payment_id, created_at }: RefundEntity): string {
  const action = `/razorpay/control/refunds/${escapeHtml(id)}`
  const open =
    status === 'pending' ? button(action, 'processed', 'It arrives') + button(action, 'failed', 'It fails') : ''
  return `<li><p><b>${money(amount)}</b> ${status} · of <code>${escapeHtml(payment_id)}</code></p>
<p class="meta">${when(created_at)} · <code>${escapeHtml(id)}</code></p>${open}</li>`
}

const money = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN')}`
const when = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  })
