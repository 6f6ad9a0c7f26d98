/** The error of a failed payment as reported by checkout.js. */
export interface GatewayFailure {
  readonly code?: string
  readonly description?: string
  readonly source?: string
  readonly step?: string
  readonly reason?: string
  readonly metadata?: unknown
}
/** The signed result of a payment, as returned by checkout.js. */
export interface SignedPayment {
  readonly razorpay_payment_id: string
  readonly razorpay_order_id: string
  readonly razorpay_signature: string
}
interface GatewayWindow {
  open(): void
  close(): void
  on(event: 'payment.failed', listener: (failed: { error: GatewayFailure }) => void): void
}
/** The constructor that the gateway's script defines on the page. */
export type GatewayScript = new (options: Readonly<Record<string, unknown>>) => GatewayWindow

/** The script could not be loaded: the network dropped it, or an ad blocker did. */
class NoGateway extends Error {
  override name = 'NoGateway'
  constructor() {
    super('The payment window did not load. Check your connection or your ad blocker, and try again.')
  }
}

const patience = 15_000
const loading = new Map<string, Promise<GatewayScript>>()

/** Loads the script when the user pays, and never before; a failed load is retried on the next tap. */
export function loadGateway(url: string): Promise<GatewayScript> {
  const known = loading.get(url)
  if (known) return known
  const loaded = append(url)
  loading.set(url, loaded)
  loaded.catch(() => loading.delete(url))
  return loaded
}

function append(url: string): Promise<GatewayScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const give = () => {
      script.remove()
      reject(new NoGateway())
    }
    const timer = setTimeout(give, patience)
    script.onload = () => {
      clearTimeout(timer)
      const { Razorpay } = window as { Razorpay?: GatewayScript }
      if (Razorpay) resolve(Razorpay)
      else give()
    }
    script.onerror = () => {
      clearTimeout(timer)
      give()
    }
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    script.src = url
    document.head.append(script)
  })
}
