import type { RegistryFault } from '@nukkad/contracts/registry-service'
import type { SigningKeys } from '../keys.ts'
import { refusalOf, ServiceRefusal } from './registry-faults.ts'
import { requestToken } from './signed-request.ts'

export interface RegistryHttpOptions {
  /** without a trailing slash */
  readonly url: string
  readonly keys: SigningKeys
  /** the person on whose behalf this program asks */
  readonly behalf?: string
  readonly timeoutMs?: number
}

interface Asked {
  readonly method?: 'GET' | 'PUT' | 'POST'
  readonly json?: unknown
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly timeoutMs?: number
}

const usualTimeoutMs = 30_000

/** Calls the registry's service with signed requests. */
export class RegistryHttp {
  readonly #options: RegistryHttpOptions

  constructor(options: RegistryHttpOptions) {
    this.#options = options
  }

  /** The response if it is a success; otherwise throws RegistryRefusal or ServiceRefusal with the service's message. */
  async ask(path: string, { method = 'GET', json, bytes, timeoutMs }: Asked = {}): Promise<Response> {
    const { url, keys, behalf, timeoutMs: usual = usualTimeoutMs } = this.#options
    const body = json === undefined ? (bytes ?? '') : JSON.stringify(json)
    const token = await requestToken({ method, path, body }, keys, behalf)
    const type = json === undefined ? 'application/octet-stream' : 'application/json'
    const sent = method === 'GET' ? {} : { body }
    const headers = { authorization: `Bearer ${token}`, ...(method === 'GET' ? {} : { 'content-type': type }) }
    const signal = AbortSignal.timeout(timeoutMs ?? usual)
    const answer = await fetch(url + path, { method, headers, signal, ...sent }).catch((error) => {
      throw new ServiceRefusal('internal', `The registry at ${url} does not respond: ${causeOf(error)}.`)
    })
    if (answer.ok) return answer
    throw refusalOf(await faultOf(answer))
  }
}

const causeOf = (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.message

async function faultOf(answer: Response): Promise<RegistryFault> {
  try {
    const fault = (await answer.json()) as RegistryFault
    if (typeof fault.code === 'string' && typeof fault.message === 'string') return fault
  } catch {
    // Something other than the registry answered.
  }
  return { code: 'internal', message: `The registry responded with ${answer.status}.` }
}
