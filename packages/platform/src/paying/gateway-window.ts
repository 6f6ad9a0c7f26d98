import type { GatewayOrder } from '@nukkad/contracts/endpoints/orders/payments'
import type { GatewayFailure, GatewayScript, SignedPayment } from './gateway-script.ts'

/** How the window ended, as far as the page knows. The server asks the gateway itself in any case. */
export type WindowEnd =
  | { readonly kind: 'paid'; readonly signed: SignedPayment }
  | { readonly kind: 'closed'; readonly error: GatewayFailure | undefined }

export interface OpenWindow {
  readonly end: Promise<WindowEnd>
  /** Closes the window; counts as closed by the buyer. */
  close(): void
}

/**
 * Opens the gateway's window. In the mobile app (`isRedirect`) the gateway redirects the page to itself and back, since
 * a web view can't open a window.
 */
export function openGateway(Gateway: GatewayScript, order: GatewayOrder, isRedirect: boolean): OpenWindow {
  let finish: (end: WindowEnd) => void = () => {}
  let failure: GatewayFailure | undefined
  const end = new Promise<WindowEnd>((resolve) => {
    finish = resolve
  })
  const closed = () => finish({ kind: 'closed', error: failure })
  const { key, orderId, amount, currency, name, description, prefill, theme, customerId, callbackUrl, timeout } = order
  const gateway = new Gateway({
    key,
    order_id: orderId,
    amount,
    currency,
    name,
    description,
    prefill,
    theme,
    timeout,
    ...(customerId ? { customer_id: customerId } : {}),
    ...(isRedirect
      ? { callback_url: callbackUrl, redirect: true, retry: { enabled: false } }
      : { handler: (signed: SignedPayment) => finish({ kind: 'paid', signed }) }),
    modal: { ondismiss: closed },
  })
  gateway.on('payment.failed', ({ error }) => {
    failure = error
  })
  gateway.open()
  return {
    end,
    close() {
      gateway.close()
      closed()
    },
  }
}
