import { randomBytes } from 'node:crypto'
import {
  type CaptionLanguage,
  captionLanguages,
  type VideoCaptions,
} from '@nukkad/contracts/endpoints/content/video-captions'
import type { Role } from '@nukkad/contracts/roles'
import { type Db, type Queryable, type Tx, transaction } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import * as repository from './captions.repository.ts'
import { checkedVtt } from './web-vtt.ts'

interface Editing {
  readonly userId: string
  readonly role: Role
}

/** They edit pages with each other's videos. */
const editors: ReadonlySet<Role> = new Set<Role>(['editor', 'campaigner'])
const pathOf = (id: string) => `/api/web/captions/${id}`

export type CaptionsService = ReturnType<typeof createCaptionsService>

const shown = ({ id, language }: { readonly id: string; readonly language: CaptionLanguage }): VideoCaptions => ({
  language,
  label: captionLanguages[language],
  url: pathOf(id),
})

/** The captions of these videos, by the id of the video. */
export async function captionsByVideo(
  q: Queryable,
  videoIds: readonly string[],
): Promise<ReadonlyMap<string, VideoCaptions[]>> {
  const rows = videoIds.length > 0 ? await repository.captionsOf(q, videoIds) : []
  const byVideo = new Map<string, VideoCaptions[]>()
  for (const row of rows) byVideo.set(row.videoId, [...(byVideo.get(row.videoId) ?? []), shown(row)])
  return byVideo
}

/** Captions of uploaded videos, for whoever uploaded them and the staff who edit pages. */
export function createCaptionsService(db: Db) {
  const uploaderOf = ({ userId, role }: Editing) => (editors.has(role) ? undefined : userId)
  const noVideo = () => new NotFound('This video does not exist or has been deleted.')

  const change = (videoId: string, editing: Editing, work: (tx: Tx) => Promise<unknown>) =>
    transaction(db, async (tx) => {
      if (!(await repository.lockVideo(tx, videoId, uploaderOf(editing)))) throw noVideo()
      await work(tx)
      return (await repository.captionsOf(tx, [videoId])).map(shown)
    })

  return {
    async list(videoId: string, editing: Editing): Promise<VideoCaptions[]> {
      if (!(await repository.isVideoOf(db, videoId, uploaderOf(editing)))) throw noVideo()
      return (await repository.captionsOf(db, [videoId])).map(shown)
    },

    put(videoId: string, language: CaptionLanguage, text: string, editing: Editing): Promise<VideoCaptions[]> {
      const body = checkedVtt(text)
      const id = randomBytes(16).toString('base64url')
      return change(videoId, editing, (tx) => repository.replaceCaptions(tx, { id, videoId, language, body }))
    },

    remove: (videoId: string, language: CaptionLanguage, editing: Editing): Promise<VideoCaptions[]> =>
      change(videoId, editing, async (tx) => {
        if (!(await repository.deleteCaptions(tx, videoId, language)))
          throw new NotFound('These captions were removed in the meantime.')
      }),

    async body(id: string): Promise<string> {
      const found = await repository.captionsBody(db, id)
      if (found === undefined) throw new NotFound('These captions do not exist any more.')
      return found
    },
  }
}
