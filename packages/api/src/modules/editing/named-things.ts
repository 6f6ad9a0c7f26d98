import { latest, needsOf } from '@nukkad/blocks/schema'
import type { Block, ThingKind } from '@nukkad/contracts/block'
import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import type { Queryable } from '../../db.ts'
import type { Fields } from '../../errors.ts'
import type { BlockService } from '../blocks/blocks.service.ts'
import { termsOf } from './term.repository.ts'

// Modules with editable things import it from here.
export { termsOf }

/** What editing needs to check that referenced things exist. */
export interface CheckParts {
  readonly blocks: Pick<BlockService, 'findGone' | 'findUnknown'>
  readonly media: { findOwn(q: Queryable, userId: string, urls: readonly string[]): Promise<StoredPicture[]> }
}

const things: Readonly<Record<ThingKind, string>> = {
  places: 'place',
  products: 'product',
  events: 'event',
  posts: 'post',
  brands: 'maker',
  videos: 'video',
  maps: 'map',
  coupons: 'coupon',
  polls: 'poll',
  forms: 'form',
}

/**
 * Everything that blocks refer to must exist when it is first referred to. What has gone since does not block later
 * changes: pages leave it out anyway.
 */
export function unknownReferences(
  blocks: readonly Block[],
  before: readonly Block[],
  gone: Awaited<ReturnType<BlockService['findGone']>>,
): Fields {
  const known = needsOf(before.flatMap((block) => latest(block) ?? []))
  const fields: Fields = {}
  for (const { id, thing, slug } of gone) {
    if (known[thing]?.includes(slug)) continue
    const at = blocks.findIndex((block) => block.id === id)
    fields[`blocks.${at}.data.${fieldOf(blocks[at], slug)}`] ??= `names an unknown ${things[thing]}: “${slug}”`
  }
  return fields
}

/** The field of a block that names the thing. */
const fieldOf = (block: Block | undefined, slug: string): string =>
  Object.entries(block?.data ?? {}).find(
    ([, value]) => value === slug || (Array.isArray(value) && value.includes(slug)),
  )?.[0] ?? 'slugs'

/** An uploaded picture must be the editor's own when it is first used. */
export function foreignPicture(
  uploads: readonly string[],
  before: readonly string[],
  own: readonly StoredPicture[],
): Fields {
  const there = new Set([...before, ...own.map(({ url }) => url)])
  return uploads.every((url) => there.has(url))
    ? {}
    : { picture: 'was not uploaded by you: please choose the file again' }
}

export type Terms = Awaited<ReturnType<typeof termsOf>>

export function unknownTerms(
  terms: Terms,
  wanted: { locality: string | null; tags: readonly string[]; author?: string | null },
): Fields {
  const tag = wanted.tags.find((slug) => !terms.tags.includes(slug))
  return {
    ...(wanted.locality && !terms.locality && { locality: `“${wanted.locality}” is not a neighbourhood of this city` }),
    ...(tag && { tags: `“${tag}” is not one of our tags` }),
    ...(wanted.author && !terms.author && { author: `“${wanted.author}” is not one of our authors` }),
  }
}
