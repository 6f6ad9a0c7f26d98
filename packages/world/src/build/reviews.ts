import { details, praise } from '../data/review-sentences.ts'
import { reviewTitles, titlePatterns } from '../data/review-titles.ts'
import { closings, openings, reviewers, sectionDetails } from '../data/review-words.ts'
import { type Chance, chanceOf } from '../random.ts'
import { sayingOnce, titledOnce } from './saying-once.ts'
import type { WorldReview } from './types.ts'

type Stars = keyof typeof openings

/** Most products are liked; a few reviewers are disappointed. */
function starsBy(chance: Chance, quality: number): Stars {
  const luck = chance.next()
  if (luck < quality) return 5
  if (luck < quality + (1 - quality) * 0.62) return 4
  if (luck < quality + (1 - quality) * 0.84) return 3
  return luck < quality + (1 - quality) * 0.94 ? 2 : 1
}

/** Reviews of one product, newest first; no author, title or sentence is repeated while there are unused ones. */
export function writeReviews(section: string, count: number, chance: Chance): WorldReview[] {
  const quality = 0.45 + chance.next() * 0.4
  const say = sayingOnce(chance)
  const authors = chance.some(reviewers, Math.min(count, reviewers.length))
  const reviews = Array.from({ length: count }, (_, at): WorldReview => {
    const rating = starsBy(chance, quality)
    const sentences = [say(openings[rating], praise[rating])]
    if (rating >= 3 && chance.hits(0.85)) sentences.push(say(sectionDetails[section] ?? [], details))
    if (rating >= 4 && chance.hits(0.3)) sentences.push(say(closings, []))
    return {
      author: authors[at] ?? chance.pick(reviewers),
      rating,
      title: chance.pick(reviewTitles[rating]),
      body: sentences.filter(Boolean).join(' '),
      isVerified: chance.hits(0.88),
      daysAgo: chance.whole(2, 400),
      helpful: 0,
      photos: [],
    }
  })
  const titled = titledOnce(reviews, chanceOf(`titles of ${authors.join()}`), reviewTitles, titlePatterns)
  return withPhotos(titled, section).sort((one, other) => one.daysAgo - other.daysAgo)
}

/** Some reviews have photos, and some get helpful votes. It uses its own random source, so that nothing else shifts. */
function withPhotos(reviews: readonly WorldReview[], section: string): WorldReview[] {
  const chance = chanceOf(`${section} ${reviews.map(({ author }) => author).join()}`)
  let number = 0
  return reviews.map((review) => {
    const count = review.rating >= 3 && chance.hits(0.16) ? chance.whole(1, 3) : 0
    const photos = Array.from({ length: count }, () => ++number)
    return { ...review, photos, helpful: chance.hits(0.4) ? chance.whole(1, 24) : 0 }
  })
}
