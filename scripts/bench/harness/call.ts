import { Agent, type IncomingMessage, request } from 'node:http'

export interface Call {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const agent = new Agent({ keepAlive: true })

/**
 * Calls an address and returns its JSON; throws on a refusal. Uses Node’s own client with keep-alive: `fetch` takes
 * twice the processor time, which the system under load needs (0.27 and 0.13 ms for a call of 8 KB).
 */
export function json<T>(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      text(answer).then((said) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}: ${said}`))
        else resolve(JSON.parse(said) as T)
      }, reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function text(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

export const post = (body: unknown): Call => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The size of a response, so that the floor's can be of the same size. */
export async function bytesOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.arrayBuffer()).byteLength
}
