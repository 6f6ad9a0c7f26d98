import { Nullable, Slug } from '@nukkad/contracts/schema'
import Type, { type Static } from 'typebox'
import { line, storedPicture, words } from '../../fields.ts'
import { defineKind } from '../../kind.ts'

const pixels = Type.Integer({ minimum: 1, maximum: 10_000 })

/** An uploaded file, with what is known of it before it is played. */
const Upload = Type.Object({
  file: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'its id' }),
  width: pixels,
  height: pixels,
  seconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  poster: storedPicture,
  description: words(2000),
})
export type Upload = Static<typeof Upload>

/** A video of the site, or an uploaded one. */
export const video = defineKind({
  v: 2,
  data: Type.Object({ slug: Nullable(Slug), upload: Nullable(Upload), caption: line }),
  migrations: {
    1: ({ slug }: { readonly slug: string }) => ({ slug, upload: null, caption: '' }),
  },
  needs: ({ slug, upload }) => ({
    ...(slug && { videos: [slug] }),
    ...(upload && { videoFiles: [upload.file] }),
  }),
})
