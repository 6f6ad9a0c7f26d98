import type Razorpay from 'razorpay'

interface RazorpayAccount {
  readonly key: string
  readonly secret: string
  readonly url: string
  /** In milliseconds. */
  readonly timeout: number
}

/** The part of the client's own HTTP that its constructor has no option for: where it calls, and how long it waits. */
interface Wire {
  readonly defaults: { baseURL?: string; timeout?: number; headers: { common: Record<string, string> } }
  readonly interceptors: {
    readonly response: { use(ok: undefined, failed: (error: WireError) => never): void }
  }
}
interface WireError extends Error {
  response?: { status: number; data: unknown }
}

/** The official client of an account, with headers that go along with each of its calls. */
export async function connectRazorpay(
  { key, secret, url, timeout }: RazorpayAccount,
  headers: Record<string, string> = {},
): Promise<Razorpay> {
  // Named here and not above: a bundled server would load it, with its own HTTP, at its start.
  const { default: Razorpay } = await import('razorpay')
  const client = new Razorpay({ key_id: key, key_secret: secret })
  const wire = (client as unknown as { api: { rq: Wire } }).api.rq
  wire.defaults.baseURL = url
  wire.defaults.timeout = timeout
  Object.assign(wire.defaults.headers.common, headers)
  // The client reads error.response whether or not there was one.
  wire.interceptors.response.use(undefined, (error) => {
    error.response ??= { status: 503, data: { error: { description: error.message } } }
    throw error
  })
  return client
}
