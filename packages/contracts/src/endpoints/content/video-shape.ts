import Type, { type Static } from 'typebox'
import { CitySlug, Nullable, Picture, Slug, Timestamp } from '../../schema.ts'

/** A video. Without a file it is a slideshow: `frames` are shown in turn, with their captions. */
export const Video = Type.Object({
  id: Type.String(),
  slug: Slug,
  city: CitySlug,
  href: Type.String({ description: 'page of its city that shows this video' }),
  title: Type.String(),
  line: Type.String(),
  tag: Type.Object({ slug: Slug, name: Type.String() }),
  author: Nullable(Type.Object({ handle: Type.String(), name: Type.String(), href: Type.String() }), {
    description: 'null if the author’s account is closed',
  }),
  minutes: Type.Integer(),
  publishedAt: Timestamp,
  poster: Picture,
  frames: Type.Array(Type.Object({ image: Picture, caption: Type.String() })),
  file: Nullable(Type.Object({ url: Type.String(), type: Type.String({ description: 'video/mp4 or video/webm' }) })),
})
export type Video = Static<typeof Video>

/** A video in a list: its details without the film itself. */
export const VideoCard = Type.Omit(Video, ['frames', 'file'])
export type VideoCard = Static<typeof VideoCard>
