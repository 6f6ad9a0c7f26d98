import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import type { ReviewRefusal, WrittenReview } from '@nukkad/contracts/endpoints/shop/reviews'
import type { Queryable, Tx } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import { carriesLink } from '../../text/external-links.ts'
import { accounts } from '../users/accounts.service.ts'
import { publicName } from '../users/public-name.ts'
import * as reviews from './review.repository.ts'
import { tidied } from './review-words.ts'

export type Verb = 'insert' | 'change'
export interface WritingParts {
  readonly now: () => Date
  readonly media: { findOwn(q: Queryable, userId: string, urls: readonly string[]): Promise<StoredPicture[]> }
}
/** The subject of a review, and whether the reviewer bought it here. */
export interface Reviewed extends reviews.ReviewSubject {
  readonly title: string
  readonly isVerified: boolean
}

const writingRefusals = {
  written: { code: 'already_written', message: 'You have already reviewed this. You can edit your review.' },
  photos: { code: 'photos', message: 'One of the photos is no longer available. Please add it again.' },
} as const satisfies Record<string, ReviewRefusal>

/** Stores the texts and photos; returns the refusal, or null. `missing` is returned when there is nothing to change. */
export async function keepReview(
  tx: Tx,
  { now, media }: WritingParts,
  { verb, userId, about, written }: { verb: Verb; userId: string; about: Reviewed; written: WrittenReview },
): Promise<ReviewRefusal | 'missing' | null> {
  const urls = [...new Set(written.photos ?? [])]
  const [account, owned] = await Promise.all([accounts.byId(tx, userId), media.findOwn(tx, userId, urls)])
  if (!account) throw new NotFound()
  if (owned.length < urls.length) return writingRefusals.photos
  const words = tidied(written)
  const subject = { kind: about.kind, id: about.id }
  const store = verb === 'insert' ? reviews.insert : reviews.change
  const isDone = await store(tx, {
    ...words,
    subject,
    isVerified: about.isVerified,
    userId,
    author: publicName(account),
    photos: owned.map(({ id: _, ...picture }, at) => ({
      ...picture,
      alt: `${about.title}, photo ${at + 1} by ${account.first_name}`,
    })),
    state: carriesLink(words.title, words.body) ? 'held' : 'published',
    now: now(),
  })
  if (isDone) return null
  if (verb === 'change') return 'missing'
  // Send was tapped again because the first answer was lost on the way.
  const kept = await reviews.ofWriter(tx, subject, userId)
  const isSame = kept?.rating === words.rating && kept.title === words.title && kept.text === words.body
  return isSame ? null : writingRefusals.written
}
