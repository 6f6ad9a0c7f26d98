import type { StoredBlock } from '@nukkad/contracts/content-block'
import type { PostDraft } from '@nukkad/contracts/endpoints/editor'
import type { StoredPicture } from '@nukkad/contracts/endpoints/media'
import type { Db, Queryable } from '../../db.ts'
import { type Fields, Invalid } from '../../errors.ts'
import { type Columns, type EditedRow, pictureOf, termsOf } from './edited-post.repository.ts'
import { minutesToRead, uploadsIn } from './written-post.ts'

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
 * Everything a post names must be there when it is named first. What is gone since does not stand in the way of the
 * next change: a page leaves it out by itself.
 */
export function createDraftCheck(db: Db, { blocks, media }: CheckParts) {
  async function refusals(before: EditedRow, draft: PostDraft, uploads: readonly StoredPicture[]) {
    const wanted = { locality: draft.locality, tags: draft.tags, author: draft.author }
    const [terms, absent] = await Promise.all([termsOf(db, before.city, wanted), blocks.absent(db, draft.blocks)])
    const known = new Set(before.blocks.flatMap(namesIn))
    const fields: Fields = {}
    if (draft.locality && !terms.locality) fields.locality = `“${draft.locality}” is no neighbourhood of this city`
    const tag = draft.tags.find((slug) => !terms.tags.includes(slug))
    if (tag) fields.tags = `“${tag}” is no tag of ours`
    if (draft.author && !terms.author) fields.author = `“${draft.author}” does not write here`
    for (const { type, slug } of absent) {
      const at = draft.blocks.findIndex((block) => block.type === type && namesIn(block).includes(`${type}/${slug}`))
      if (!known.has(`${type}/${slug}`)) fields[`blocks.${at}.slugs`] ??= `we know no ${things[type]} “${slug}”`
    }
    const there = new Set([...uploadsOf(before), ...uploads.map(({ url }) => url)])
    const stranger = uploadsIn(draft).find((url) => !there.has(url))
    if (stranger) fields.picture = 'is none that you uploaded: please choose the file once more'
    return { fields, author: terms.author }
  }

  return async function check(before: EditedRow, draft: PostDraft, userId: string): Promise<Columns> {
    const uploads = await media.owned(db, userId, uploadsIn(draft))
    const { fields, author } = await refusals(before, draft, uploads)
    if (Object.keys(fields).length > 0) throw new Invalid(fields)
    const { kind, kicker, title, line, locality, tags, picture } = draft
    const upload = 'url' in picture ? uploads.find(({ url }) => url === picture.url) : undefined
    return {
      ...{ kind, kicker, title, line, locality_slug: locality, tags, alt: picture.alt, blocks: draft.blocks },
      // Where nobody is chosen, the name that stood there stays.
      ...{ author: author?.name ?? before.author, author_id: author?.id ?? null },
      ...{
        scene: 'scene' in picture ? picture.scene : before.scene,
        picture_url: 'url' in picture ? picture.url : null,
      },
      ...{ ground: upload?.color ?? before.ground, minutes: minutesToRead(draft.blocks) },
    }
  }
}

const uploadsOf = (row: EditedRow) => uploadsIn({ picture: pictureOf(row), blocks: [...row.blocks] })

const namesIn = (block: StoredBlock): string[] =>
  'slugs' in block
    ? block.slugs.map((slug) => `${block.type}/${slug}`)
    : 'slug' in block
      ? [`${block.type}/${block.slug}`]
      : []
