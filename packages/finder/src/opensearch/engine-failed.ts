/** The engine is unreachable, slow, or did not do what was requested. The message is for those who run the site. */
export class EngineFailed extends Error {
  override name = 'EngineFailed'
  /** The status of the engine's response, if there was one. */
  readonly status: number | undefined

  constructor(message: string, { status, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, { cause })
    this.status = status
  }
}

interface ClientError {
  readonly name: string
  readonly message: string
  readonly statusCode?: number
  readonly meta?: { readonly body?: { readonly error?: { readonly reason?: string } } }
}

const isError = (error: unknown): error is Error & ClientError => error instanceof Error

/** The client's error in one sentence without the content of the request. */
export function failureOf(error: unknown, host: string): EngineFailed {
  if (error instanceof EngineFailed) return error
  if (!isError(error)) return new EngineFailed(`The search engine at ${host} failed.`, { cause: error })
  const { name, statusCode: status, meta } = error
  if (name === 'TimeoutError' || name === 'RequestAbortedError')
    return new EngineFailed(`The search engine at ${host} did not answer in time.`)
  if (name === 'ResponseError' && status !== undefined) {
    const reason = meta?.body?.error?.reason
    return new EngineFailed(`The search engine at ${host} answered ${status}${reason ? `: ${reason}` : ''}.`, {
      status,
    })
  }
  return new EngineFailed(`The search engine at ${host} cannot be reached: ${error.message}`, { cause: error })
}
