import { escapeHtml } from '../escape-html.ts'
import type { PaymentEntity, RefundEntity } from './entities.ts'
import type { GatewayStore } from './gateway-store.ts'

const shown = 50

/** Payments and refunds for a person, newest first, with buttons for what is open. */
export function controlPage({ payments, refunds }: Pick<GatewayStore, 'payments' | 'refunds'>): string {
  const rows = [...payments.values()].reverse().slice(0, shown).map(paymentRow)
  const back = [...refunds.values()].reverse().slice(0, shown).map(refundRow)
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payments · Nukkad sandbox</title><link rel="stylesheet" href="/mailbox.css"></head>
<body><main>
<h1>Payments</h1>
<p>What was paid at the stand-in for Razorpay. No money moved.</p>
${rows.length > 0 ? `<ol class="mails">${rows.join('\n')}</ol>` : '<p class="empty">No payment yet. Put something into a bag and choose to pay online.</p>'}
${back.length > 0 ? `<h2>Refunds</h2><ol class="mails">${back.join('\n')}</ol>` : ''}
</main></body></html>`
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
<p class="meta">${when(created_at)}${amount_refunded ? ` · ${money(amount_refunded)} given back` : ''}${error_description ? ` · ${escapeHtml(error_description)}` : ''}</p>${open}</li>`
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
