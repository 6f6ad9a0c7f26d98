import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { RegistryRefusal } from '../refusal.ts'

export interface S3Settings {
  /** without the bucket */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** prepended to all names, such as `nukkad/` */
  readonly prefix: string
}

export interface S3Object {
  readonly bytes: Buffer
  readonly tag: string
}

interface Asked {
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array<ArrayBuffer>
}

/** Below the 30 s for which callers of the registry wait. */
const patienceMs = 24_000
const tries = 4

/**
 * Operations on objects of one bucket, over the S3 protocol with the bucket in the path; each attempt is signed again.
 */
export class S3Bucket {
  readonly #settings: S3Settings
  readonly #client: AwsClient

  constructor(settings: S3Settings) {
    const { accessKeyId, secretAccessKey, region } = settings
    this.#settings = settings
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  }

  /** `same` if the object still has the tag `unless`. */
  async get(name: string, unless?: string): Promise<S3Object | 'same' | undefined> {
    const answer = await this.#ask('GET', name, { headers: unless ? { 'if-none-match': unless } : {} })
    if (answer.status === 304) return 'same'
    if (answer.status === 404) return undefined
    return { bytes: Buffer.from(await answer.arrayBuffer()), tag: tagOf(answer) }
  }

  /** Creates an object; false if there is one with other bytes. */
  async create(name: string, bytes: Buffer): Promise<boolean> {
    if ((await this.put(name, bytes, { 'if-none-match': '*' })) !== undefined) return true
    // If the answer to our own write got lost, the object is there already.
    const found = await this.get(name)
    return typeof found === 'object' && found.bytes.equals(bytes)
  }

  /** Writes an object if the condition holds, and returns its tag; undefined if it does not. */
  async put(
    name: string,
    bytes: Buffer,
    condition: { 'if-none-match': '*' } | { 'if-match': string },
  ): Promise<string | undefined> {
    const answer = await this.#ask('PUT', name, { headers: condition, body: new Uint8Array(bytes) })
    return answer.status === 412 || answer.status === 404 ? undefined : tagOf(answer)
  }

  async remove(name: string): Promise<void> {
    await this.#ask('DELETE', name)
  }

  /** Names that begin with `start`, and when they were written. */
  async list(start: string): Promise<{ readonly name: string; readonly at: Date }[]> {
    const { prefix } = this.#settings
    const found: { name: string; at: Date }[] = []
    for (let more: string | undefined = ''; more !== undefined; ) {
      const query: Record<string, string> = { 'list-type': '2', prefix: prefix + start }
      if (more) query['continuation-token'] = more
      const xml: string = await (await this.#ask('GET', undefined, { query })).text()
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        found.push({ name: textOf(entry, 'Key').slice(prefix.length), at: new Date(textOf(entry, 'LastModified')) })
      }
      more = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined
    }
    return found
  }

  async #ask(method: string, name: string | undefined, asked: Asked = {}): Promise<Response> {
    const giveUpAt = performance.now() + patienceMs
    for (let turn = 1; ; turn++) {
      const left = giveUpAt - performance.now()
      const answer = await this.#once(method, name, asked, left).catch((error: Error) => error)
      if (answer instanceof Response && (await isAnswer(answer))) return answer
      const wait = 150 * 3 ** turn * Math.random()
      const isOver = turn === tries || performance.now() + wait > giveUpAt
      if (isOver || (answer instanceof Response && !isPassing(answer))) throw await this.#away(answer)
      if (answer instanceof Response) await answer.body?.cancel()
      await sleep(wait)
    }
  }

  async #once(method: string, name: string | undefined, { query, headers, body }: Asked, ms: number) {
    const { endpoint, bucket, prefix } = this.#settings
    const key = name === undefined ? '' : `/${(prefix + name).split('/').map(encodeURIComponent).join('/')}`
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}${key}${query ? `?${new URLSearchParams(query)}` : ''}`
    const signed = await this.#client.sign(address, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hashOf(body ?? new Uint8Array()) },
      ...(body && { body }),
    })
    return fetch(signed, { signal: AbortSignal.timeout(Math.max(1, Math.ceil(ms))) })
  }

  async #away(answer: Response | Error): Promise<RegistryRefusal> {
    const place = `The store of the registry (${this.#settings.bucket} at ${this.#settings.endpoint})`
    if (answer instanceof Response) {
      const text = await answer.text().catch(() => '')
      return new RegistryRefusal('away', `${place} refused: ${answer.status} ${textOf(text, 'Code')}.`)
    }
    const cause = (answer.cause as { code?: string } | undefined)?.code ?? answer.name
    return new RegistryRefusal('away', `${place} does not respond: ${cause}. Try again later.`)
  }
}

/** A failed condition is an answer too; a missing bucket is not. */
const isAnswer = async (answer: Response) =>
  answer.ok ||
  [304, 412].includes(answer.status) ||
  (answer.status === 404 && !(await answer.clone().text()).includes('NoSuchBucket'))
/** S3 answers 409 to one of two concurrent writers. */
const isPassing = ({ status }: Response) => status === 409 || status === 429 || (status >= 500 && status !== 501)

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const tagOf = (answer: Response) => answer.headers.get('etag') ?? ''
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const textOf = (xml: string, tag: string) =>
  (new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1] ?? '').replace(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name) => entities[name] ?? '',
  )
