import type Razorpay from 'razorpay'

interface RazorpayAccount {
  readonly key: string
  readonly secret: string
  readonly url: string
  /** In milliseconds. */
  readonly timeout: number
}

/** The internals of the client that its constructor has no option for: its base URL and timeout. */
interface Wire {
  readonly defaults: { baseURL?: string; timeout?: number; headers: { common: Record<string, string> } }
  readonly interceptors: {
    readonly response: { use(ok: undefined, failed: (error: WireError) => never): void }
  }
}
interface WireError extends Error {
  response?: { status: number; data: unknown }
}

/** The official client of an account, with extra headers on each of its calls. */
export async function connectRazorpay(
  { key, secret, url, timeout }: RazorpayAccount,
  headers: Record<string, string> = {},
): Promise<Razorpay> {
  // Imported here and not at the top: a bundled server would load it, with its own HTTP client, at startup.
  const { default: Razorpay } = await import('razorpay')
  const client = new Razorpay({ key_id: key, key_secret: secret })
  const wire = (client as unknown as { api: { rq: Wire } }).api.rq
  wire.defaults.baseURL = url
  wire.defaults.timeout = timeout
  Object.assign(wire.defaults.headers.common, headers)
  // The client reads error.response even when there was none.
  wire.interceptors.response.use(undefined, (error) => {
    error.response ??= { status: 503, data: { error: { description: error.message } } }
    throw error
  })
  return client
}
