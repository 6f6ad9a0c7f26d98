import Type, { type Static, type TSchema } from 'typebox'
import { CitySlug, Nullable, PageQuery, Slug } from '../../schema.ts'
import { landingSortWords, withWords } from '../../shop/value-words.ts'

/** The spec's sort orders of landing pages: popular first, latest first. */
export const landingSorts = { popular: 10, latest: 20 } as const
export const LandingSort = withWords(
  Type.Integer({
    enum: [10, 20],
    default: 10,
    description: '10 for popular (or curated), 20 for latest; the words are also accepted',
  }),
  landingSortWords,
)

/**
 * The query of a feed. `after` takes the `next` of the page before: nothing is then repeated or skipped, whatever is
 * published or removed meanwhile. `page` alone counts from the top.
 */
export const FeedQuery = {
  ...PageQuery,
  after: Type.Optional(
    Type.String({ maxLength: 120, pattern: '^[A-Za-z0-9_-]+$', description: '`next` of the previous page' }),
  ),
  sort: Type.Optional(LandingSort),
  city: Type.Optional(CitySlug),
  tag: Type.Optional(Slug),
  locality: Type.Optional(Slug),
}
const feedQuery = Type.Object(FeedQuery)
export type FeedQuery = Static<typeof feedQuery>

/** A page of a feed; `page` is the requested number, also when the page was requested by `after`. */
export const Feed = <T extends TSchema>(row: T) =>
  Type.Object({
    data: Type.Array(row),
    total: Type.Integer(),
    page: Type.Integer(),
    pagesize: Type.Integer(),
    hasNext: Type.Boolean(),
    next: Nullable(Type.String({ description: 'cursor to send as `after`; null on the last page' })),
    sort: Type.Integer(),
  })
