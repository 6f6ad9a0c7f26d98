import type { BodyOf } from '@nukkad/contracts'
import { cityOf } from '@nukkad/contracts'
import type { editorPosts, PostDraft } from '@nukkad/contracts/endpoints/content/editor'
import { isTaken } from '../../database/sqlstate.ts'
import type { Db } from '../../db.ts'
import { Invalid, refuseFields } from '../../errors.ts'
import { cleanedDraft, safeBlocks, uploadsAmong, uploadsIn } from '../editing/cleaned.ts'
import { editedBlocks, refuseFaultyBlocks } from '../editing/edited-blocks.ts'
import type { EditingOf } from '../editing/editing.routes.ts'
import { createEditing, type EditingBase } from '../editing/editing.service.ts'
import {
  type CheckParts,
  foreignPicture,
  foreignVideos,
  knownReferences,
  termsOf,
  unknownReferences,
  unknownTerms,
  videoFilesIn,
} from '../editing/reference-checks.ts'
import { type Edited, pictureColumns, pictureOf, type Subject } from '../editing/subject.ts'
import { storedBlocks } from '../editing/unknown-blocks.ts'
import { authorFor, insertPost, type PostColumns, postTable } from './editing.repository.ts'
import { isFreeName, minutesToRead, missing } from './written-post.ts'

export type PostEditingParts = EditingBase & CheckParts

/** Editing of posts of every kind: discoveries, guides, reviews. */
export function createPostEditing({
  blocks,
  media,
  videoFiles,
  ...base
}: PostEditingParts): EditingOf<typeof editorPosts> {
  const { db, now } = base
  const editing = createEditing(base, posts(db, { blocks, media, videoFiles }))
  return {
    ...editing,
    async begin(userId, { city, kind, title }: BodyOf<typeof editorPosts.begin>) {
      if (!cityOf(city)) throw new Invalid({ city: 'is not one of our cities' })
      const author = await authorFor(db, userId)
      return editing.begin(title, (tx, slug) =>
        insertPost(tx, { slug, city, kind, title: title.trim(), author, userId, now: now() }),
      )
    },
  }
}

function posts(db: Db, { blocks, media, videoFiles }: CheckParts): Subject<PostColumns, PostDraft, object> {
  return {
    word: 'post',
    table: postTable,
    isFreeName,
    isNameTaken: (error) => isTaken(error, 'post__slug_unique') || isTaken(error, 'city_address__identity'),
    missing,
    isBegun: (row) => row.blocks.length > 0,
    more: () => ({}),

    cleaned: cleanedDraft,

    async check(before, draft, userId) {
      const written = safeBlocks(draft.blocks, await storedBlocks(db, postTable, before, draft))
      const pictures = [...uploadsAmong([draft.picture]), ...uploadsIn(written)]
      const [known, uploads, films, terms, gone] = await Promise.all([
        knownReferences(db, postTable, before),
        media.findOwn(db, userId, pictures),
        videoFiles.findOwn(db, userId, videoFilesIn(written)),
        termsOf(db, before.city, draft),
        blocks.findGone(db, written),
      ])
      const fields = {
        ...unknownTerms(terms, draft),
        ...unknownReferences(written, known, gone),
        ...foreignPicture(pictures, known, uploads),
        ...foreignVideos(written, known, films),
      }
      refuseFields(fields)
      const { kind, kicker, title, line, locality, tags } = draft
      return {
        kind,
        kicker,
        title,
        line,
        locality_slug: locality,
        tags,
        blocks: written,
        // If no author is chosen, the previous name stays.
        author: terms.author?.name ?? before.author,
        author_id: terms.author?.id ?? null,
        ...pictureColumns(draft.picture, before, uploads),
        minutes: minutesToRead(written),
      }
    },

    beforeShowing: (tx, row) => refuseFaultyBlocks(tx, row.blocks, blocks),

    draftOf(row: Edited<PostColumns>): PostDraft {
      const { kind, kicker, title, line, locality_slug: locality, tags, handle: author = null } = row
      const words = { kind, kicker, title, line, locality, author, tags: [...tags] }
      return { ...words, picture: pictureOf(row), blocks: editedBlocks(row.blocks) }
    },
  }
}
