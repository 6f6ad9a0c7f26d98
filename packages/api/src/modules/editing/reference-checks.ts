import { latest, needsOf } from '@nukkad/blocks/schema'
import type { Block, ReferencedKind } from '@nukkad/contracts/block'
import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import type { Queryable } from '../../db.ts'
import type { Fields } from '../../errors.ts'
import type { BlockService } from '../blocks/blocks.service.ts'
import { knownReferences, type References, referenceKey } from './references.ts'
import { termsOf } from './term.repository.ts'

// Modules with editable content import it from here.
export { knownReferences, termsOf }

/** What editing needs to check that referenced content exists. */
export interface CheckParts {
  readonly blocks: Pick<BlockService, 'findGone' | 'findUnknown'>
  readonly videoFiles: { findOwn(q: Queryable, userId: string, ids: readonly string[]): Promise<string[]> }
  readonly media: { findOwn(q: Queryable, userId: string, urls: readonly string[]): Promise<StoredPicture[]> }
}

const kindsInWords: Readonly<Record<ReferencedKind, string>> = {
  places: 'place',
  products: 'product',
  events: 'event',
  posts: 'post',
  brands: 'maker',
  videos: 'video',
  videoFiles: 'video',
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
  known: References,
  gone: Awaited<ReturnType<BlockService['findGone']>>,
): Fields {
  const fields: Fields = {}
  for (const { id, kind, slug } of gone) {
    if (known.has(referenceKey(kind, slug)) || kind === 'videoFiles') continue
    const at = blocks.findIndex((block) => block.id === id)
    fields[`blocks.${at}.data.${fieldOf(blocks[at], slug)}`] ??= `names an unknown ${kindsInWords[kind]}: “${slug}”`
  }
  return fields
}

/** The field of a block that names it. */
const fieldOf = (block: Block | undefined, slug: string): string =>
  Object.entries(block?.data ?? {}).find(
    ([, value]) => value === slug || (Array.isArray(value) && value.includes(slug)),
  )?.[0] ?? 'slugs'

/** An uploaded picture must be the editor's own when it is first used. */
export function foreignPicture(uploads: readonly string[], known: References, own: readonly StoredPicture[]): Fields {
  return uploads.every((url) => known.has(url) || own.some((one) => one.url === url))
    ? {}
    : { picture: 'was not uploaded by you: please choose the file again' }
}

/** The ids of the uploaded videos that blocks show. */
export const videoFilesIn = (blocks: readonly Block[]): string[] => [
  ...(needsOf(blocks.flatMap((block) => latest(block) ?? [])).videoFiles ?? []),
]

/** An uploaded video must be the editor's own when it is first used. `path` names the list of the blocks. */
export const foreignVideos = (
  blocks: readonly Block[],
  known: References,
  own: readonly string[],
  path = 'blocks',
): Fields =>
  Object.fromEntries(
    blocks.flatMap((block, at) =>
      videoFilesIn([block])
        .filter((id) => !known.has(referenceKey('videoFiles', id)) && !own.includes(id))
        .map(() => [`${path}.${at}.data.upload.file`, 'was not uploaded by you: please upload it again']),
    ),
  )

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
