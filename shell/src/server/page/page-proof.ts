import { createHmac, randomFillSync, timingSafeEqual } from 'node:crypto'

const macBytes = 8
const randomBytesOfIt = 6
/** Random bytes for many proofs at once: generating them costs more than everything else here. */
const pool = Buffer.alloc(randomBytesOfIt * 512)
let drawn = pool.length
/** Reports from a page that has been open longer are no longer useful. */
const livesMinutes = 24 * 60

/**
 * Proves that one of our shells gave a page certain releases. The proof is the nonce of a response, which is unique
 * even for a page from the cache: the time and random bytes, authenticated together with the releases.
 */
export class PageProofs {
  readonly #secret: string
  readonly #now: () => number

  constructor(secret: string, now: () => number = Date.now) {
    this.#secret = secret
    this.#now = now
  }

  /** 24 characters that need no escaping anywhere; `given` names the releases, as releasesGiven does. */
  mint(given: string): string {
    const head = Buffer.alloc(4 + randomBytesOfIt)
    head.writeUInt32BE(this.#minute())
    drawRandom(head)
    return Buffer.concat([head, this.#seal(head, given)]).toString('base64url')
  }

  isOurs(proof: string, given: string): boolean {
    const bytes = Buffer.from(proof, 'base64url')
    if (bytes.length !== 4 + randomBytesOfIt + macBytes) return false
    const head = bytes.subarray(0, 4 + randomBytesOfIt)
    const age = this.#minute() - head.readUInt32BE()
    return age >= 0 && age <= livesMinutes && timingSafeEqual(bytes.subarray(head.length), this.#seal(head, given))
  }

  #minute(): number {
    return Math.floor(this.#now() / 60_000)
  }

  #seal(head: Buffer, given: string): Buffer {
    return createHmac('sha256', this.#secret).update(head).update(given).digest().subarray(0, macBytes)
  }
}

function drawRandom(head: Buffer): void {
  if (drawn === pool.length) {
    randomFillSync(pool)
    drawn = 0
  }
  pool.copy(head, 4, drawn, drawn + randomBytesOfIt)
  drawn += randomBytesOfIt
}
