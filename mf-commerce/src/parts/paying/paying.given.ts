import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import type { GatewayOrder } from '@nukkad/contracts/endpoints/orders/payments'
import type { GatewayFailure, GatewayScript } from '@nukkad/platform/paying'

export const transactionId = 'txn_12345678'

export const givenTransaction = (parts: Partial<Transaction> = {}): Transaction => ({
  transactionId,
  state: 'created',
  method: 'razorpay',
  amount: 1499,
  currency: 'INR',
  cartId: '7',
  orderIds: [],
  ...parts,
})

const gatewayOrder: GatewayOrder = {
  transactionId,
  orderId: 'order_abcdef',
  amount: 149_900,
  currency: 'INR',
  key: 'rzp_test_nukkad',
  scriptUrl: 'https://gateway.test/v1/checkout.js',
  name: 'Nukkad',
  description: '1 piece',
  prefill: { name: 'Asha Menon', email: 'asha@example.com', contact: '9810012345' },
  theme: { color: '#b5371f' },
  customerId: null,
  callbackUrl: 'https://nukkad.test/api/razorpay/callback/txn_12345678',
  timeout: 900,
}

export const signed = {
  razorpay_payment_id: 'pay_abcdef',
  razorpay_order_id: 'order_abcdef',
  razorpay_signature: 'signature',
}

let count = 0

interface Shown {
  readonly options: Readonly<Record<string, unknown>>
  pay(): void
  fail(error: GatewayFailure): void
  dismiss(): void
  isOpen: boolean
}

/**
 * The gateway's script as the browser would load it: requests of the page's `<script>` are answered, and opened
 * windows are collected in a list, to be paid in or closed. `isBlocked` makes the load fail.
 */
export function givenGateway({ isBlocked = false } = {}) {
  // A page loads a script only once; each test counts as a new page.
  const order: GatewayOrder = { ...gatewayOrder, scriptUrl: `https://gateway.test/${++count}/checkout.js` }
  const windows: Shown[] = []
  const asked: string[] = []
  class Razorpay {
    private readonly shown: Shown
    private failed: ((failed: { error: GatewayFailure }) => void) | undefined
    constructor(options: Readonly<Record<string, unknown>>) {
      const { handler, modal } = options as { handler?: (paid: object) => void; modal: { ondismiss(): void } }
      this.shown = {
        options,
        isOpen: false,
        pay: () => {
          this.close()
          handler?.(signed)
        },
        fail: (error) => this.failed?.({ error }),
        dismiss: () => {
          this.close()
          modal.ondismiss()
        },
      }
    }
    on(_: string, listener: (failed: { error: GatewayFailure }) => void) {
      this.failed = listener
    }
    open() {
      this.shown.isOpen = true
      windows.push(this.shown)
    }
    close() {
      this.shown.isOpen = false
    }
  }
  const page = window as { Razorpay?: GatewayScript }
  const append = jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement
    asked.push(script.src)
    queueMicrotask(() => {
      if (isBlocked) return void script.onerror?.(new Event('error'))
      page.Razorpay = Razorpay
      script.onload?.(new Event('load'))
    })
  })
  return { order, windows, asked, end: () => append.mockRestore() }
}
