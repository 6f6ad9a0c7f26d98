import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from '../../http/accepted-encoding.ts'
import { nonceMark, patchable, piecesBetween, type Template } from './nonce.ts'
import { templateBrotli } from './template-brotli.ts'
import { templateGzip } from './template-gzip.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
// A third less processor time than level 4, which pays for the styles in the page; the first response is 4 % larger.
const quickBrotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 3, [zlib.constants.BROTLI_PARAM_LGWIN]: 18 } }

/**
 * A composed page. Every response carries its own nonce, even when the page comes from the cache, so a cached page is
 * compressed once and the nonce is written into the compressed bytes of each response. `bench -- page-bytes` measures
 * the saving, `bench -- shell` compares cached pages with a server that sends a constant (decision 0614).
 */
export class EncodedPage {
  readonly #html: Buffer
  readonly #templates = new Map<Encoding, Promise<Template>>()
  readonly #sentIn = new Set<Encoding>()
  readonly #isReused: boolean
  #isInDemand = false

  /**
   * `isReused` prepares templates from the second response on: the first visitor does not wait for what only later ones
   * benefit from.
   */
  constructor(html: Buffer, isReused: boolean) {
    this.#html = html
    this.#isReused = isReused
  }

  /** The approximate size of the page and its compressed versions: its weight in the cache. */
  get weight(): number {
    return Math.ceil(this.#html.length * 1.5)
  }

  /**
   * Creates the templates for the encodings that the previous version of the page was sent in. Visitors do not wait for
   * them then, and even the first response is a tenth smaller.
   */
  async prepareLike(previous: EncodedPage): Promise<void> {
    if (!this.#isReused) return
    this.#isInDemand = true
    await Promise.all([...previous.#sentIn].map((encoding) => this.#template(encoding)))
  }

  async bytes(encoding: Encoding, nonce: string): Promise<Buffer> {
    this.#sentIn.add(encoding)
    if (this.#isReused && this.#isInDemand) return (await this.#template(encoding))(nonce)
    this.#isInDemand = true
    const html = this.#plain(nonce)
    if (encoding === 'br') return brotli(html, quickBrotli)
    return encoding === 'gzip' ? gzip(html, { level: 4 }) : html
  }

  get #plain(): Template {
    return patchable(this.#html, nonceMark)
  }

  #template(encoding: Encoding): Promise<Template> {
    const known = this.#templates.get(encoding)
    if (known) return known
    const made = this.#make(encoding)
    this.#templates.set(encoding, made)
    return made
  }

  async #make(encoding: Encoding): Promise<Template> {
    if (encoding === 'gzip') return templateGzip(piecesBetween(nonceMark, this.#html))
    if (encoding === 'identity') return this.#plain
    const template = await templateBrotli(this.#html, nonceMark)
    const plain = this.#plain
    return template ?? ((nonce) => zlib.brotliCompressSync(plain(nonce), quickBrotli))
  }
}
