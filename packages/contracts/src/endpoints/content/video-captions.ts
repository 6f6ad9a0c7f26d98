import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody } from '../../schema.ts'

const tags = ['media'] as const

/** The most characters of a captions file: two hours of speech are some 100,000. */
export const mostCaptionLetters = 200_000
/** What a file field offers to choose from; the server reads the text itself. */
export const captionTypes = '.vtt,text/vtt'

/** The languages of captions, each by its own name. */
export const captionLanguages = {
  en: 'English',
  hi: 'हिन्दी',
  as: 'অসমীয়া',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  kok: 'कोंकणी',
  ml: 'മലയാളം',
  mr: 'मराठी',
  or: 'ଓଡ଼ିଆ',
  pa: 'ਪੰਜਾਬੀ',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  ur: 'اردو',
} as const
export type CaptionLanguage = keyof typeof captionLanguages
const languages = Object.keys(captionLanguages) as CaptionLanguage[]

/** Captions of an uploaded video, for `<track>`. */
export const VideoCaptions = Type.Object({
  language: Type.Enum(languages),
  label: Type.String({ description: 'name of the language in itself' }),
  url: Type.String({ description: '/api/web/captions/<id>; other captions have another one' }),
})
export type VideoCaptions = Static<typeof VideoCaptions>

const Id = Type.String({ maxLength: 60 })
const one = Type.Object({ id: Id, language: Type.Enum(languages) })
const list = Data(Type.Array(VideoCaptions))

export const captionsOfVideo = {
  method: 'GET',
  url: '/web/video/:id/captions',
  access: 'user',
  summary: 'Lists the captions of an uploaded video, for whoever uploaded it, and editors and campaigners',
  tags,
  schema: { params: Type.Object({ id: Id }), response: { 200: list, 404: ErrorBody } },
} as const satisfies Endpoint

export const putCaptions = {
  method: 'PUT',
  url: '/web/video/:id/captions/:language',
  access: 'user',
  summary: 'Stores the captions of a video in a language, from the text of a WebVTT file; they are shown at once',
  tags,
  schema: {
    params: one,
    body: Type.Object({ text: Type.String({ maxLength: mostCaptionLetters }) }),
    response: { 200: list, 400: ErrorBody, 404: ErrorBody, 413: ErrorBody, 429: ErrorBody },
  },
} as const satisfies Endpoint

export const removeCaptions = {
  method: 'DELETE',
  url: '/web/video/:id/captions/:language',
  access: 'user',
  summary: 'Removes the captions of a video in a language',
  tags,
  schema: { params: one, response: { 200: list, 404: ErrorBody } },
} as const satisfies Endpoint

export const getCaptions = {
  method: 'GET',
  url: '/web/captions/:id',
  access: 'public',
  summary: 'Returns captions of a video as WebVTT',
  tags,
  schema: {
    params: Type.Object({ id: Id }),
    produces: ['text/vtt'],
    response: { 200: Type.String({ description: 'WebVTT' }), 404: ErrorBody },
  },
} as const satisfies Endpoint
