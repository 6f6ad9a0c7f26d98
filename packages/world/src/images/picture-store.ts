import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { draw, drawnScale } from './draw.ts'
import { plainPicture } from './plain-picture.ts'
import { keptFew } from './render/kept-few.ts'
import type { PictureSpec, Rendition } from './spec.ts'

sharp.concurrency(1)
sharp.cache(false)

/** Increase it when the drawing code changes: stored files of older drawings are then no longer used. */
const drawing = 5

/** Draws each picture once and stores every rendition on disk; concurrent requests for the same one share the work. */
export class PictureStore {
  readonly #folder: string
  readonly #isPlain: boolean
  readonly #underWay = new Map<string, Promise<Buffer>>()
  /** The last few drawings are cached in memory, because a page's srcset and its thumbnails use the same one. */
  readonly #masters = keptFew<Buffer>(6)

  constructor(folder: string, { isPlain = false } = {}) {
    this.#folder = folder
    this.#isPlain = isPlain
  }

  /** WebP bytes of the picture; drawn on the first request, read from disk later. */
  rendition(spec: PictureSpec, wish: Rendition): Promise<Buffer> {
    if (this.#isPlain) return plainPicture(spec, wish)
    const key = createHash('sha1')
      .update(JSON.stringify([drawing, spec, wish]))
      .digest('hex')
    const running = this.#underWay.get(key)
    if (running) return running
    const made = this.#readOrMake(key, spec, wish).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, made)
    return made
  }

  async #readOrMake(key: string, spec: PictureSpec, { width, height, dpr }: Rendition): Promise<Buffer> {
    const file = path.join(this.#folder, key.slice(0, 2), `${key}.webp`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const across = Math.round(width * dpr)
    const down = height === null ? null : Math.round(height * dpr)
    const bytes = await sharp(await this.#master(spec, drawnScale(spec, [across, down ?? 0])))
      .resize(across, down, {
        fit: 'cover',
        withoutEnlargement: true,
      })
      .webp({ quality: dpr >= 2 ? 68 : 78, effort: 4 })
      .toBuffer()
    await mkdir(path.dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}.tmp`
    await writeFile(draft, bytes)
    await rename(draft, file)
    return bytes
  }

  #master(spec: PictureSpec, scale: number): Promise<Buffer> {
    return this.#masters(JSON.stringify([spec, scale]), () => draw(spec, scale))
  }
}
