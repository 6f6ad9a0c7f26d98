import { closings, openings, reviewers, reviewTitles, sectionDetails } from '../data/review-words.ts'
import type { Chance } from '../random.ts'
import type { WorldReview } from './types.ts'

type Stars = keyof typeof openings

/** Most things here are liked; a few people are disappointed, as everywhere. */
function starsBy(chance: Chance, quality: number): Stars {
  const luck = chance.next()
  if (luck < quality) return 5
  if (luck < quality + (1 - quality) * 0.62) return 4
  if (luck < quality + (1 - quality) * 0.84) return 3
  return luck < quality + (1 - quality) * 0.94 ? 2 : 1
}

/** Reviews of one product, newest first; nobody reviews it twice while there are names left. */
export function writeReviews(section: string, count: number, chance: Chance): WorldReview[] {
  const quality = 0.45 + chance.next() * 0.4
  const details = sectionDetails[section] ?? []
  const authors = chance.some(reviewers, Math.min(count, reviewers.length))
  const reviews = Array.from({ length: count }, (_, at): WorldReview => {
    const rating = starsBy(chance, quality)
    const sentences: string[] = [chance.pick(openings[rating])]
    if (rating >= 3) sentences.push(...chance.some(details, chance.whole(1, 2)))
    if (rating >= 4 && chance.hits(0.35)) sentences.push(chance.pick(closings))
    return {
      author: authors[at] ?? chance.pick(reviewers),
      rating,
      title: chance.pick(reviewTitles[rating]),
      body: sentences.join(' '),
      isVerified: chance.hits(0.88),
      daysAgo: chance.whole(2, 400),
    }
  })
  return reviews.sort((one, other) => one.daysAgo - other.daysAgo)
}
