import zlib from 'node:zlib'
import type { Template } from './nonce.ts'

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastBlock = Buffer.from([3, 0])

/** The header of a stored deflate block: not the last, its length and the length's complement. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}

/** Each piece is deflated alone and ends at a byte boundary, so that stored blocks with the nonce fit in between. */
export function templateGzip(raw: readonly Buffer[]): Template {
  const deflated = raw.map((piece) =>
    piece.length === 0 ? piece : zlib.deflateRawSync(piece, { level: 6, finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  )
  return (nonce) => {
    const bytes = Buffer.from(nonce, 'latin1')
    const stored = Buffer.concat([storedHead(bytes.length), bytes])
    const parts: Buffer[] = [header]
    let crc = 0
    let size = 0
    for (const [at, piece] of raw.entries()) {
      if (at > 0) {
        parts.push(stored)
        crc = zlib.crc32(bytes, crc)
        size += bytes.length
      }
      parts.push(deflated[at] ?? piece)
      crc = zlib.crc32(piece, crc)
      size += piece.length
    }
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc >>> 0, 0)
    trailer.writeUInt32LE(size >>> 0, 4)
    return Buffer.concat([...parts, lastBlock, trailer])
  }
}
