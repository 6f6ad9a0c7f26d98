import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type Dispatcher } from 'undici'

type Asked = Dispatcher.RequestOptions & { origin?: string | URL }
type Answered = (error: Error | null, answer?: Dispatcher.ResponseData) => void

/** A body up to this size, in bytes, is kept until the response begins, so that it can be sent again. */
const mostKept = 256 * 1024
/** Pauses before each retry, in milliseconds: long enough for the load balancer to switch to another server. */
const pauses = [30, 100, 250, 500]

const neverSent = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'])
const cutShort = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/**
 * A request that was not sent may be retried; one that was cut before the response began only if its method changes
 * nothing.
 */
function mayAskAgain({ method }: Asked, { code = '' }: NodeJS.ErrnoException): boolean {
  return neverSent.has(code) || (cutShort.has(code) && (method === 'GET' || method === 'HEAD'))
}

const isStream = (body: unknown): body is AsyncIterable<Buffer> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body && !Buffer.isBuffer(body)

async function keptBody({ body, headers }: Asked): Promise<{ body: Asked['body']; isKept: boolean }> {
  if (!isStream(body)) return { body, isKept: true }
  const length = Number((headers as Record<string, string | undefined>)['content-length'] ?? Number.NaN)
  if (!(length <= mostKept)) return { body: body as Asked['body'], isKept: false }
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return { body: Buffer.concat(chunks), isKept: true }
}

/** Connects to a backend service, and retries when one of its servers is stopping or starting. */
export function retryingAgent(options: Agent.Options) {
  const agent = new Agent(options)

  async function ask(asked: Asked): Promise<Dispatcher.ResponseData> {
    const { body, isKept } = await keptBody(asked)
    for (const pause of [...pauses, undefined]) {
      try {
        return await agent.request({ ...asked, body: body ?? null })
      } catch (error) {
        if (pause === undefined || !isKept || !mayAskAgain(asked, error as Error)) throw error
        await sleep(pause)
      }
    }
    throw new Error('unreachable')
  }

  return {
    request(asked: Asked, answered: Answered): void {
      ask(asked).then(
        (answer) => {
          // The client may be gone by now; an error of an unread body must not end the process.
          answer.body.on('error', () => undefined)
          answered(null, answer)
        },
        (error) => answered(error),
      )
    },
    destroy: () => agent.destroy(),
  }
}
