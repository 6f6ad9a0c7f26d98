import { randomBytes } from 'node:crypto'
import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import { LRUCache } from 'lru-cache'
import type { Db, Queryable } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import * as repository from './media.repository.ts'
import { type DrawnPicture, drawnAnew, type Rendition, resized } from './picture-bytes.ts'
import { takingTurns } from './taking-turns.ts'

const mediaPath = '/api/media/'
const idPattern = /^[A-Za-z0-9_-]{22}$/

/** Bytes of resized pictures that a process keeps at hand. */
const mostCachedBytes = 24 * 1024 * 1024

export type MediaService = ReturnType<typeof createMediaService>

/**
 * Pictures people upload. Other modules ask `owned` or `exists` before they take one's address from a buyer; that is
 * also its first use, without which it is swept away after a week.
 */
export function createMediaService(db: Db) {
  // Drawing takes a processor and some 100 MB for a large photo: two at a time leave room for everything else.
  const inTurn = takingTurns(2, 60)
  const cache = new LRUCache<string, Buffer>({
    maxSize: mostCachedBytes,
    maxEntrySize: 4 * 1024 * 1024,
    sizeCalculation: (bytes) => bytes.length + 200,
    // Whoever asks for the same size meanwhile waits for the same drawing.
    fetchMethod: async (key) => {
      const [id = '', width, height] = key.split(':')
      const bytes = await repository.bytesOf(db, id)
      const wish = { width: Number(width), height: Number(height) || null }
      return bytes && (await inTurn(() => resized(bytes, wish)))
    },
  })

  return {
    /** Keeps a picture of this user. Refuses what is none, in words. */
    async add(userId: string, bytes: Buffer): Promise<StoredPicture> {
      const drawn = await inTurn(() => drawnAnew(bytes))
      const id = randomBytes(16).toString('base64url')
      await repository.insert(db, { id, userId, ...drawn })
      return stored({ id, width: drawn.width, height: drawn.height, ground: drawn.ground })
    },

    /** The picture as we would keep it, for modules that keep it elsewhere. A file that is no picture is refused in words. */
    drawn: (bytes: Buffer): Promise<DrawnPicture> => inTurn(() => drawnAnew(bytes)),

    /** WebP bytes of the size asked for, never larger than the picture itself. */
    async rendition(id: string, { width, height }: Rendition): Promise<Buffer> {
      const bytes = idPattern.test(id) ? await cache.fetch(`${id}:${width}:${height ?? ''}`) : undefined
      if (!bytes) throw new NotFound('This picture is not here, or not any more.')
      return bytes
    },

    /** Those of the addresses that are pictures this user uploaded, in the order given, each once. */
    async owned(q: Queryable, userId: string, urls: readonly string[]): Promise<StoredPicture[]> {
      const ids = [...new Set(urls.map(idOf))].filter((id) => id !== undefined)
      if (ids.length === 0) return []
      const rows = await repository.takeIntoUse(q, userId, ids)
      return ids.flatMap((id) => rows.filter((row) => row.id === id).map(stored))
    },

    /** How many bytes the uploaded ones of these have, by address: a team shares its pictures. They count as used. */
    async weights(q: Queryable, urls: readonly string[]): Promise<Map<string, number>> {
      const ids = [...new Set(urls.map(idOf))].filter((id) => id !== undefined)
      const rows = ids.length > 0 ? await repository.useAll(q, ids) : []
      return new Map(rows.map(({ id, bytes }) => [`${mediaPath}${id}`, bytes]))
    },

    /** Is each of the addresses a picture this user uploaded? */
    async exists(q: Queryable, userId: string, urls: readonly string[]): Promise<boolean> {
      const ids = new Set(urls.map(idOf))
      if (ids.has(undefined)) return false
      return (await repository.takeIntoUse(q, userId, [...ids] as string[])).length === ids.size
    },
  }
}

const stored = ({ id, width, height, ground }: repository.MediaRow): StoredPicture => ({
  id,
  url: `${mediaPath}${id}`,
  width,
  height,
  color: ground,
})

/** The id in an address of ours; an address with anything else in it is none. */
function idOf(url: string): string | undefined {
  const id = url.startsWith(mediaPath) ? url.slice(mediaPath.length) : ''
  return idPattern.test(id) ? id : undefined
}
