import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type Dispatcher } from 'undici'

type Asked = Dispatcher.RequestOptions & { origin?: string | URL }
type Answered = (error: Error | null, answer?: Dispatcher.ResponseData) => void

/** A body up to this size is kept until the answer begins, so that it can be sent again. */
const mostKept = 256 * 1024
/** Pauses before each further try: long enough for whoever spreads requests to turn to another server. */
const pauses = [30, 100, 250, 500]

const neverSent = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'])
const cutShort = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** What was not sent may be sent again; what was cut before any byte of the answer only where asking changes nothing. */
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

/** Speaks to a service behind us, and asks again when a server of it ends or starts at that moment. */
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
          // Who asked may be gone by now; a body that nobody reads any more must not end the process.
          answer.body.on('error', () => undefined)
          answered(null, answer)
        },
        (error) => answered(error),
      )
    },
    destroy: () => agent.destroy(),
  }
}
