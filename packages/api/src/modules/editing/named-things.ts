import type { PictureSource, StoredBlock } from '@nukkad/contracts/content-block'
import type { StoredPicture } from '@nukkad/contracts/endpoints/media'
import type { Queryable } from '../../db.ts'
import type { Fields } from '../../errors.ts'
import { uploadsAmong } from './cleaned.ts'

/** Whom editing asks whether what is named is there. */
export interface CheckParts {
  readonly blocks: {
    absent(q: Queryable, blocks: readonly StoredBlock[]): Promise<readonly { type: string; slug: string }[]>
  }
  readonly media: { owned(q: Queryable, userId: string, urls: readonly string[]): Promise<StoredPicture[]> }
}

const things: Readonly<Record<string, string>> = {
  ...{ places: 'place', products: 'product', events: 'event', video: 'film', map: 'map' },
}

/**
 * Everything that blocks name must be there when it is named first. What is gone since does not stand in the way of
 * the next change: a page leaves it out by itself.
 */
export function strangersIn(
  blocks: readonly StoredBlock[],
  before: readonly StoredBlock[],
  absent: readonly { type: string; slug: string }[],
): Fields {
  const known = new Set(before.flatMap(namesIn))
  const fields: Fields = {}
  for (const { type, slug } of absent) {
    const at = blocks.findIndex((block) => block.type === type && namesIn(block).includes(`${type}/${slug}`))
    if (!known.has(`${type}/${slug}`)) fields[`blocks.${at}.slugs`] ??= `we know no ${things[type]} “${slug}”`
  }
  return fields
}

/** Uploads must be one's own when they are shown first. */
export function strangePicture(
  pictures: readonly PictureSource[],
  before: readonly PictureSource[],
  own: readonly StoredPicture[],
): Fields {
  const there = new Set([...uploadsAmong(before), ...own.map(({ url }) => url)])
  const stranger = uploadsAmong(pictures).find((url) => !there.has(url))
  return stranger ? { picture: 'is none that you uploaded: please choose the file once more' } : {}
}

const namesIn = (block: StoredBlock): string[] =>
  'slugs' in block
    ? block.slugs.map((slug) => `${block.type}/${slug}`)
    : 'slug' in block
      ? [`${block.type}/${block.slug}`]
      : []

/** Which of these there are: neighbourhoods of the city, tags, an author. */
export async function termsOf(
  q: Queryable,
  city: string,
  wanted: { locality: string | null; tags: readonly string[]; author?: string | null },
) {
  const [row] = await q<
    [{ locality: boolean; tags: readonly string[]; author: { readonly id: number; readonly name: string } | null }]
  >`
    select exists (select from locality l where l.city = ${city} and l.slug = ${wanted.locality}) as locality,
      array(select t.slug from tag t where t.slug = any(${[...wanted.tags]}::text[])) as tags,
      (select json_build_object('id', a.user_id, 'name', a.name) from author a
        where a.handle = ${wanted.author ?? null}) as author`
  return row
}
export type Terms = Awaited<ReturnType<typeof termsOf>>

export function unknownTerms(
  terms: Terms,
  wanted: { locality: string | null; tags: readonly string[]; author?: string | null },
): Fields {
  const tag = wanted.tags.find((slug) => !terms.tags.includes(slug))
  return {
    ...(wanted.locality && !terms.locality && { locality: `“${wanted.locality}” is no neighbourhood of this city` }),
    ...(tag && { tags: `“${tag}” is no tag of ours` }),
    ...(wanted.author && !terms.author && { author: `“${wanted.author}” does not write here` }),
  }
}
