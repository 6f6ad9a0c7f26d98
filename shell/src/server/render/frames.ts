import type { Writable } from 'node:stream'

const prefixBytes = 8
const none = Buffer.alloc(0)

/** A message that does not follow the format, or exceeds the size limit. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame'
}

/** One message: a JSON head, and a body too large to be escaped into it. */
export interface Frame {
  readonly head: unknown
  readonly body: Buffer
}

/** Writes a message; the lengths of both parts come first, so that the reader can refuse it before reading it. */
export function writeFrame(to: Writable, head: object, ...body: readonly Buffer[]): void {
  const said = Buffer.from(JSON.stringify(head))
  const prefix = Buffer.allocUnsafe(prefixBytes)
  prefix.writeUInt32BE(said.length, 0)
  prefix.writeUInt32BE(
    body.reduce((sum, part) => sum + part.length, 0),
    4,
  )
  // Corked, the parts go out in one system call without copying the body.
  to.cork()
  for (const part of [prefix, said, ...body]) to.write(part)
  to.uncork()
}

/** Reassembles the messages of a stream. */
export class FrameReader {
  readonly #most: number
  readonly #read: (frame: Frame) => void
  #chunks: Buffer[] = []
  #bytes = 0

  /** `most` is the maximum size of a message in bytes */
  constructor(most: number, read: (frame: Frame) => void) {
    this.#most = most
    this.#read = read
  }

  /** Calls back with each message that is complete; throws BadFrame if one is invalid or too large. */
  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#bytes += chunk.length
    while (this.#bytes >= prefixBytes) {
      const first = this.#first(prefixBytes)
      const headBytes = first.readUInt32BE(0)
      const end = prefixBytes + headBytes + first.readUInt32BE(4)
      if (end > this.#most) throw new BadFrame(`a message of ${end} bytes, more than the limit of ${this.#most}`)
      if (this.#bytes < end) return
      const whole = this.#first(end)
      this.#chunks[0] = whole.subarray(end)
      this.#bytes -= end
      this.#read({
        head: parsed(whole.subarray(prefixBytes, prefixBytes + headBytes)),
        body: headBytes + prefixBytes === end ? none : whole.subarray(prefixBytes + headBytes, end),
      })
    }
  }

  /** The first chunk, with at least this many bytes: chunks are only joined once they are all there. */
  #first(bytes: number): Buffer {
    const first = this.#chunks[0] ?? none
    if (first.length >= bytes) return first
    const together = Buffer.concat(this.#chunks)
    this.#chunks = [together]
    return together
  }
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    throw new BadFrame('a message that is not JSON')
  }
}
