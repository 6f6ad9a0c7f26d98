import axios, { type AxiosAdapter, AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { type AskedCall, passedHeaders, type ToldCall } from './api-messages.ts'

interface Waiting {
  readonly config: InternalAxiosRequestConfig
  answer(response: AxiosResponse): void
  fail(code: string): void
}

/** A release's connection to the API: the shell makes the calls, because the process has no network. */
export class ChannelAdapter {
  readonly #say: (asked: AskedCall, body: Buffer) => void
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  constructor(say: (asked: AskedCall, body: Buffer) => void) {
    this.#say = say
  }

  /** The adapter with which axios sends calls. */
  readonly adapter: AxiosAdapter = (config) =>
    new Promise((resolve, reject) => {
      const call = ++this.#last
      const end = () => {
        clearTimeout(timer)
        this.#waiting.delete(call)
      }
      const fail = (code: string) => {
        end()
        reject(new AxiosError(`The API could not be called: ${code}`, code, config))
      }
      const timer = setTimeout(() => fail(AxiosError.ECONNABORTED), config.timeout || 5_000)
      const answer = (response: AxiosResponse) => {
        end()
        const isFine = !config.validateStatus || config.validateStatus(response.status)
        if (isFine) resolve(response)
        else
          reject(
            new AxiosError(`The API answered ${response.status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response),
          )
      }
      this.#waiting.set(call, { config, answer, fail })
      this.#say(
        { kind: 'ask', call, ...asked(config) },
        Buffer.from(typeof config.data === 'string' ? config.data : ''),
      )
    })

  /** Handles an answer from the shell; an answer that is no longer awaited is dropped. */
  told({ call, status, contentType = '' }: ToldCall, body: Buffer): void {
    const waiting = this.#waiting.get(call)
    if (!waiting) return
    const { config } = waiting
    if (status === undefined) waiting.fail(AxiosError.ERR_NETWORK)
    else
      waiting.answer({
        data: body.toString(),
        status,
        statusText: '',
        headers: { 'content-type': contentType },
        config,
      })
  }
}

function asked(config: InternalAxiosRequestConfig): Pick<AskedCall, 'method' | 'path' | 'headers'> {
  const known = config.headers.toJSON(true)
  const named = Object.entries(known).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: axios.getUri(config).slice((config.baseURL ?? '').length),
    headers: Object.fromEntries(named.filter(([name]) => passedHeaders.includes(name))),
  }
}
