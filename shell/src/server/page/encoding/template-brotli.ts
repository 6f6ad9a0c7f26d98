import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { freshNonce, patchable, piecesBetween, type Template } from './nonce.ts'

const decompress = promisify(zlib.brotliDecompress)
const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5, [zlib.constants.BROTLI_PARAM_LGWIN]: 18 } }

/** Compresses the pieces with a flush between them, so that each starts at a byte boundary. */
function compressPieces(pieces: readonly Buffer[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const stream = zlib.createBrotliCompress(options)
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('error', reject)
    stream.on('end', () => resolve(Buffer.concat(chunks)))
    for (const piece of pieces) {
      stream.write(piece)
      stream.flush(zlib.constants.BROTLI_OPERATION_FLUSH)
    }
    stream.end()
  })
}

/** Undefined if the mark was not stored uncompressed. */
async function withMark(pieces: readonly Buffer[], mark: string): Promise<Template | undefined> {
  const between = (nonce: string) =>
    pieces.flatMap((piece, at) => (at === 0 ? [piece] : [Buffer.from(nonce, 'latin1'), piece]))
  const template = patchable(await compressPieces(between(mark).filter(({ length }) => length > 0)), mark)
  const proof = freshNonce()
  const back = await decompress(template(proof)).catch(() => undefined)
  return back?.equals(Buffer.concat(between(proof))) ? template : undefined
}

/** One mark in twenty to forty fails on a large page, so this many practically never fail together. */
const tries = 6

/**
 * Brotli bytes into which a nonce can be written. Random text does not compress: flushed alone, the first mark is
 * stored literally, and later marks refer back to it, so changing the stored bytes changes them all. A mark that shares
 * four letters with the page before it (hashes are random letters too) is compressed nevertheless; then another mark is
 * tried. The format guarantees none of this, so each result is verified; if none passes, the result is undefined.
 */
export async function templateBrotli(html: Buffer, mark: string): Promise<Template | undefined> {
  const pieces = piecesBetween(mark, html)
  for (let nth = 0; nth < tries; nth++) {
    const template = await withMark(pieces, nth === 0 ? mark : freshNonce())
    if (template) return template
  }
  return undefined
}
