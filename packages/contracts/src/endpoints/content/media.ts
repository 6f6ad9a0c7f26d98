import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody } from '../../schema.ts'

const tags = ['media'] as const

/** Maximum size of an uploaded picture, in bytes. */
export const mostPictureBytes = 8 * 1024 * 1024
/** The types that a file field accepts; the server determines the real type from the content. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** A form with one file. */
export const FileForm = Type.Object({ file: Type.String({ contentMediaType: 'application/octet-stream' }) })

/** An uploaded picture: `url` takes fm, width, height and dpr like every other picture. */
export const StoredPicture = Type.Object({
  id: Type.String(),
  url: Type.String({ description: '/api/media/<id>' }),
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String({ description: 'dominant colour, #rrggbb' }),
})
export type StoredPicture = Static<typeof StoredPicture>

/** `api.call(uploadMedia, { body: form }, { timeout: 60_000 })` with a FormData that has one file named `file`. */
export const uploadMedia = {
  method: 'POST',
  url: '/media',
  access: 'user',
  summary:
    'Uploads a picture (multipart field "file"): JPEG, PNG or WebP, checked by content and re-encoded, at most 8 MB',
  tags,
  schema: {
    consumes: ['multipart/form-data'],
    raw: FileForm,
    body: Type.Unsafe<FormData>({ description: 'multipart/form-data with one file in the field "file"' }),
    response: { 200: Data(StoredPicture), 400: ErrorBody, 413: ErrorBody, 415: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

const pixels = Type.Optional(Type.Integer({ minimum: 16, maximum: 2000 }))
export const getMedia = {
  method: 'GET',
  url: '/media/:id',
  access: 'public',
  summary: 'Returns an uploaded picture in the requested size, in CSS pixels times dpr',
  tags,
  schema: {
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    querystring: Type.Object({
      fm: Type.Optional(Type.Literal('webp')),
      width: pixels,
      height: pixels,
      dpr: Type.Optional(Type.Number({ minimum: 1, maximum: 3 })),
    }),
    produces: ['image/webp'],
    response: { 200: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }), 404: ErrorBody },
  },
} as const satisfies Endpoint
