import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Page, PageQuery, Slug } from '../../schema.ts'
import { Video } from './video-shape.ts'

const tags = ['posts'] as const

export const videoTags = {
  method: 'GET',
  url: '/config/web/lbbtvtags',
  access: 'public',
  summary: 'Lists the tags of videos, most used first',
  tags: ['config'],
  schema: {
    querystring: Type.Object({ city: Type.Optional(CitySlug) }),
    response: {
      200: Data(Type.Array(Type.Object({ slug: Slug, name: Type.String(), count: Type.Integer() }))),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const listVideos = {
  method: 'GET',
  url: '/videos',
  access: 'public',
  summary: 'Lists the videos of a city, or of all cities, newest first',
  tags,
  schema: {
    querystring: Type.Object({ ...PageQuery, city: Type.Optional(CitySlug), tag: Type.Optional(Slug) }),
    response: { 200: Page(Video), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const getVideo = {
  method: 'GET',
  url: '/videos/:slug',
  access: 'public',
  summary: 'Returns a video',
  tags,
  schema: { params: Type.Object({ slug: Slug }), response: { 200: Data(Video), 404: ErrorBody } },
} as const satisfies Endpoint
