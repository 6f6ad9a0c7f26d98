import type { CaptionLanguage } from '@nukkad/contracts/endpoints/content/video-captions'
import type { Queryable, Tx } from '../../db.ts'

interface CaptionsRow {
  readonly id: string
  readonly videoId: string
  readonly language: CaptionLanguage
}

/** The captions of these videos, without their text. */
export const captionsOf = (q: Queryable, videoIds: readonly string[]) => q<CaptionsRow[]>`
  select id, video_id as "videoId", language from video_captions where video_id = any(${[...videoIds]})
  order by language <> 'en', language`

export async function captionsBody(q: Queryable, id: string): Promise<string | undefined> {
  const [row] = await q<{ body: string }[]>`select body from video_captions where id = ${id}`
  return row?.body
}

const video = (q: Queryable, videoId: string, userId: string | undefined) => q`
  from video_file where id = ${videoId} and is_complete ${userId === undefined ? q`` : q`and user_id = ${userId}`}`

/** Whether there is such a video, uploaded by this user unless that does not matter. */
export async function isVideoOf(q: Queryable, videoId: string, userId: string | undefined): Promise<boolean> {
  const [row] = await q`select ${video(q, videoId, userId)}`
  return row !== undefined
}

/** The same, and locks it while its captions change. */
export async function lockVideo(tx: Tx, videoId: string, userId: string | undefined): Promise<boolean> {
  const [row] = await tx`select ${video(tx, videoId, userId)} for update`
  return row !== undefined
}

export const replaceCaptions = (tx: Tx, { id, videoId, language, body }: CaptionsRow & { readonly body: string }) => tx`
  insert into video_captions (id, video_id, language, body) values (${id}, ${videoId}, ${language}, ${body})
  on conflict (video_id, language) do update set id = excluded.id, body = excluded.body, created_at = clock_timestamp()`

/** False when the video has none in this language. */
export async function deleteCaptions(tx: Tx, videoId: string, language: string): Promise<boolean> {
  const { count } = await tx`delete from video_captions where video_id = ${videoId} and language = ${language}`
  return count === 1
}
