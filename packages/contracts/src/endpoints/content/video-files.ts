import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody } from '../../schema.ts'
import { FileForm } from './media.ts'
import { VideoCaptions } from './video-captions.ts'

const tags = ['media'] as const

/** The maximum size of a video. */
export const mostVideoBytes = 64 * 1024 * 1024
/** What a file field offers to choose from; the server checks the actual type itself. */
export const videoTypes = 'video/mp4,video/webm'

export const StoredVideo = Type.Object({
  id: Type.String(),
  url: Type.String({ description: '/api/web/video/<id>, for <video src>; supports range requests' }),
  type: Type.Union([Type.Literal('video/mp4'), Type.Literal('video/webm')]),
  bytes: Type.Integer(),
})
export type StoredVideo = Static<typeof StoredVideo>

/** An uploaded video as a block shows it. */
export const VideoFile = Type.Object({
  slug: Type.String({ description: 'its id' }),
  url: Type.String({ description: '/api/web/video/<id>' }),
  type: Type.Union([Type.Literal('video/mp4'), Type.Literal('video/webm')]),
  bytes: Type.Integer(),
  captions: Type.Optional(Type.Array(VideoCaptions)),
})
export type VideoFile = Static<typeof VideoFile>

/** Takes a FormData that has one file named `file`. It may take hours, as long as its bytes keep coming. */
export const uploadVideo = {
  method: 'POST',
  url: '/web/video/upload',
  access: 'user',
  summary:
    'Uploads a video (multipart field "file"): MP4 or WebM, at most 64 MB; deleted after a week unless it is used',
  tags,
  schema: {
    consumes: ['multipart/form-data'],
    raw: FileForm,
    body: Type.Unsafe<FormData>({ description: 'multipart/form-data with one file in the field "file"' }),
    response: { 200: Data(StoredVideo), 400: ErrorBody, 413: ErrorBody, 415: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

export const getVideoFile = {
  method: 'GET',
  url: '/web/video/:id',
  access: 'public',
  summary: 'Returns an uploaded video, in full or the requested byte range',
  tags,
  schema: {
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    produces: ['video/mp4', 'video/webm'],
    response: {
      200: Type.Unsafe<Uint8Array>({ description: 'the complete video' }),
      206: Type.Unsafe<Uint8Array>({ description: 'the requested range' }),
      404: ErrorBody,
      416: Type.Unsafe<Uint8Array>({ description: 'no content: the range is not satisfiable' }),
    },
  },
} as const satisfies Endpoint
