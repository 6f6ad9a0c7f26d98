import { randomBytes } from 'node:crypto'
import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../../credentials/caller.ts'
import type { Db, Queryable } from '../../db.ts'
import { NotFound, Refusal } from '../../errors.ts'
import * as repository from './media.repository.ts'
import { type DrawnPicture, drawAnew, type Rendition, resize } from './picture-bytes.ts'
import { takingTurns } from './taking-turns.ts'

const mediaPath = '/api/media/'
const idPattern = /^[A-Za-z0-9_-]{22}$/

/** Bytes of resized pictures that a process caches. */
const mostCachedBytes = 24 * 1024 * 1024

/** Stored bytes of pictures of one user that nothing uses. */
const mostUnusedBytes = 128 * 1024 * 1024
/**
 * Stored bytes of all pictures of one shopper, who could otherwise fill the database by using one after another. Those
 * who fill shops and pages have no such limit.
 */
const mostShopperBytes = 512 * 1024 * 1024
const tooManyUnused = () =>
  new Refusal(
    'payload_too_large',
    'Your latest pictures are not used anywhere yet and fill your space. Use them, or try again in a week.',
  )
const tooMany = () =>
  new Refusal('payload_too_large', 'Your pictures fill the space that one account has. Write to us if you need more.')

/** The network that a picture is sent to. */
interface Viewer {
  readonly viewer: string
}

export type MediaService = ReturnType<typeof createMediaService>

/**
 * Pictures that users upload. Other modules call `findOwn` or `exists` before they accept a picture's address from a
 * user; that also marks it as used, without which it is deleted after a week.
 */
export function createMediaService(db: Db) {
  // A large photo takes a CPU core and some 100 MB: few at a time leave room for everything else. A page shows some
  // dozens of photos. Uploads wait with all their bytes, so fewer of them may wait.
  const resizing = takingTurns({ atOnce: 2, waiting: 200, each: 40 })
  const drawing = takingTurns({ atOnce: 1, waiting: 40, each: 12 })
  const cache = new LRUCache<string, Buffer, Viewer>({
    maxSize: mostCachedBytes,
    maxEntrySize: 4 * 1024 * 1024,
    sizeCalculation: (bytes) => bytes.length + 200,
    // Concurrent requests for the same size share one resize.
    fetchMethod: (key, _, { context: { viewer } }) => {
      const [id = '', width, height] = key.split(':')
      const wish = { width: Number(width), height: Number(height) || null }
      return resizing(async () => {
        const bytes = await repository.bytesOf(db, id)
        return bytes && (await resize(bytes, wish))
      }, viewer)
    },
  })

  return {
    /** Stores a picture of this user. Refuses anything that is not a picture, with a message. */
    async add({ userId, role }: Pick<Caller, 'userId' | 'role'>, bytes: Buffer): Promise<StoredPicture> {
      const { all, unused } = await repository.storedBytes(db, userId)
      if (unused > mostUnusedBytes) throw tooManyUnused()
      if (role === 'user' && all > mostShopperBytes) throw tooMany()
      const drawn = await drawing(() => drawAnew(bytes), userId)
      const id = randomBytes(16).toString('base64url')
      await repository.insert(db, { id, userId, ...drawn })
      return stored({ id, width: drawn.width, height: drawn.height, ground: drawn.ground })
    },

    /**
     * The picture as it would be stored, for modules that store it elsewhere. Refuses a file that is not a picture,
     * with a message.
     */
    draw: (bytes: Buffer): Promise<DrawnPicture> => drawing(() => drawAnew(bytes)),

    /**
     * The picture as WebP in the requested size, never larger than the original. Viewers whose sizes are made for the
     * first time take turns.
     */
    async rendition(id: string, { width, height }: Rendition, viewer = ''): Promise<Buffer> {
      const key = `${id}:${width}:${height ?? ''}`
      const bytes = idPattern.test(id) ? await cache.fetch(key, { context: { viewer } }) : undefined
      if (!bytes) throw new NotFound('This picture does not exist or has been deleted.')
      return bytes
    },

    /** Those of the addresses that are this user's uploads, in the given order, each once. */
    async findOwn(q: Queryable, userId: string, urls: readonly string[]): Promise<StoredPicture[]> {
      const ids = [...new Set(urls.map(idOf))].filter((id) => id !== undefined)
      if (ids.length === 0) return []
      const rows = await repository.takeIntoUse(q, userId, ids)
      return ids.flatMap((id) => rows.filter((row) => row.id === id).map(stored))
    },

    /**
     * The byte sizes of those that are uploads, by address, whoever uploaded them: a team shares its pictures. They
     * count as used.
     */
    async weights(q: Queryable, urls: readonly string[]): Promise<Map<string, number>> {
      const ids = [...new Set(urls.map(idOf))].filter((id) => id !== undefined)
      const rows = ids.length > 0 ? await repository.useAll(q, ids) : []
      return new Map(rows.map(({ id, bytes }) => [`${mediaPath}${id}`, bytes]))
    },

    /** Whether each of the addresses is one of this user's uploads. */
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

/** The id in a picture's address; undefined for an address with anything else in it. */
function idOf(url: string): string | undefined {
  const id = url.startsWith(mediaPath) ? url.slice(mediaPath.length) : ''
  return idPattern.test(id) ? id : undefined
}
