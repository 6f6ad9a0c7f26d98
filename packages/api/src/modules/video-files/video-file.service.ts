import { randomBytes } from 'node:crypto'
import { mostVideoBytes, type StoredVideo, type VideoFile } from '@nukkad/contracts/endpoints/content/video-files'
import type { Caller } from '../../credentials/caller.ts'
import type { Db, Queryable } from '../../db.ts'
import { BadRequest, NotFound, Refusal } from '../../errors.ts'
import { takingTurns } from '../media/taking-turns.ts'
import { captionsByVideo } from './captions.service.ts'
import { filmCheckFor, noFilm } from './film-check.ts'
import * as repository from './video-file.repository.ts'

const pathOf = (id: string) => `/api/web/video/${id}`
const idPattern = /^[A-Za-z0-9_-]{22}$/
const pieceSize = 1024 * 1024

export const filmTooLarge = () =>
  new Refusal('payload_too_large', 'This video is larger than 64 MB. Please shorten or compress it.')

/** Stored bytes of videos of one member of staff that nothing uses. */
const mostUnusedBytes = 8 * mostVideoBytes
/** The same of others: no page of theirs shows videos, and whoever has the address of one can play it. */
const mostStrayBytes = 2 * mostVideoBytes
const tooManyUnused = () =>
  new Refusal(
    'payload_too_large',
    'Your latest videos are not used anywhere yet and fill your space. Use them, or try again in a week.',
  )

type Owner = Pick<Caller, 'userId' | 'role'>

export type VideoFileService = ReturnType<typeof createVideoFileService>

/** Video uploads: checked and stored as they arrive, a megabyte at a time. */
export function createVideoFileService(db: Db) {
  // One whose sender is slow waits for most of its time, so others must not wait for it: each takes some megabytes.
  const inTurn = takingTurns({ atOnce: 16, waiting: 20, each: 2 })

  async function write({ userId, role }: Owner, film: AsyncIterable<Buffer>): Promise<StoredVideo> {
    const id = randomBytes(16).toString('base64url')
    let waiting = Buffer.alloc(0)
    let kind: ReturnType<typeof filmCheckFor> | undefined
    let [received, kept, pieces] = [0, 0, 0]

    async function keep(bytes: Buffer, isLast: boolean) {
      waiting = Buffer.concat([waiting, bytes])
      while (waiting.length >= pieceSize || (isLast && waiting.length > 0)) {
        const one = waiting.subarray(0, pieceSize)
        await repository.addPiece(db, id, pieces++, one)
        kept += one.length
        waiting = waiting.subarray(one.length)
      }
    }

    let start = Buffer.alloc(0)
    for await (const chunk of film) {
      received += chunk.length
      if (received > mostVideoBytes) throw filmTooLarge()
      if (kind) {
        await keep(kind.check.next(chunk), false)
        continue
      }
      start = Buffer.concat([start, chunk])
      if (start.length < 12) continue
      kind = filmCheckFor(start)
      const most = role === 'user' ? mostStrayBytes : mostUnusedBytes
      if ((await repository.unusedBytes(db, userId)) > most - mostVideoBytes) throw tooManyUnused()
      await repository.begin(db, { id, userId, type: kind.type })
      await keep(kind.check.next(start), false)
    }
    if (received === 0) throw new BadRequest('This file is empty.', { file: 'is empty' })
    if (!kind) throw noFilm()
    await keep(kind.check.end(), true)
    await repository.complete(db, id, kept)
    return { id, url: pathOf(id), type: kind.type, bytes: kept }
  }

  async function* read(id: string, from: number, to: number): AsyncGenerator<Buffer> {
    for (let number = Math.floor(from / pieceSize); number <= Math.floor(to / pieceSize); number += 1) {
      const bytes = await repository.piece(db, id, number)
      if (!bytes) return
      const begin = number * pieceSize
      yield bytes.subarray(Math.max(0, from - begin), Math.min(bytes.length, to + 1 - begin))
    }
  }

  return {
    /** Stores a video of this user. Refuses invalid files with a message; the next sweep deletes their partial data. */
    add: (owner: Owner, film: AsyncIterable<Buffer>) => inTurn(() => write(owner, film), owner.userId),

    async find(id: string): Promise<repository.VideoFileRow> {
      const film = idPattern.test(id) ? await repository.find(db, id) : undefined
      if (!film) throw new NotFound('This video does not exist or has been deleted.')
      return film
    },

    /** Streams bytes `from` to `to`, both inclusive, a megabyte at a time. */
    read,

    /**
     * Those of these videos that this user uploaded: checked before an id from user input is accepted. That marks them
     * as used, without which they are deleted after a week.
     */
    async findOwn(q: Queryable, userId: string, ids: readonly string[]): Promise<string[]> {
      const rows = ids.length > 0 ? await repository.takeIntoUse(q, userId, ids) : []
      return rows.map(({ id }) => id)
    },

    /** The videos that blocks show, by id. */
    async filesOf(q: Queryable, ids: readonly string[]): Promise<VideoFile[]> {
      return withCaptions(q, await repository.findAll(q, ids))
    },
  }
}

async function withCaptions(q: Queryable, rows: readonly repository.VideoFileRow[]): Promise<VideoFile[]> {
  const captions = await captionsByVideo(
    q,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, type, bytes }) => ({
    slug: id,
    url: pathOf(id),
    type,
    bytes,
    captions: captions.get(id) ?? [],
  }))
}
