import { Readable } from 'node:stream'

/** A size that most bodies do not reach. */
const headBytes = 64 * 1024

const gone = () => Object.assign(new Error('The body is incomplete.'), { statusCode: 400 })

/**
 * Waits for a whole body, or for the first 64 KB of a large one, before the service behind is called, so that a client
 * that sends very slowly only occupies its own connection.
 */
export async function afterHead(body: AsyncIterable<Buffer>): Promise<Readable> {
  const pieces = body[Symbol.asyncIterator]()
  const head: Buffer[] = []
  let size = 0
  let isWhole = false
  try {
    while (size < headBytes && !isWhole) {
      const { done, value } = await pieces.next()
      isWhole = done === true
      if (done) break
      head.push(value)
      size += value.length
    }
  } catch {
    throw gone()
  }
  if (isWhole) return Readable.from([Buffer.concat(head)], { objectMode: false })
  return Readable.from(all(head, pieces), { objectMode: false })
}

async function* all(head: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* head
  yield* { [Symbol.asyncIterator]: () => rest }
}
