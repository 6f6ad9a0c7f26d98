import { cityCountFirst, cityOf } from '@nukkad/contracts'
import type { LandingType } from '@nukkad/contracts/endpoints/content/posts'

interface Term {
  readonly name: string
  readonly line: string
}
export interface LandingSubject {
  readonly city: string
  readonly tag: Term | undefined
  readonly locality: Term | undefined
}

export const cityName = (city: string) => cityOf(city)?.name ?? 'India'

/** Title and line of a landing page, in the site's tone of voice. */
export function landingWords(
  type: LandingType,
  { city, tag, locality }: LandingSubject,
): { title: string; line: string } {
  const where = cityName(city)
  switch (type) {
    case 'trusted-reviews':
      return { title: 'Tried & tested', line: 'We went, we paid, we sat down. What follows is what happened.' }
    case 'city-guides':
      return {
        title: 'City guides',
        line: `${cityCountFirst} cities by people who live in them, one good day at a time.`,
      }
    case 'events':
      return {
        title: `What’s on in ${where}`,
        line: `Concerts, walks, workshops and markets in ${where}, from tonight on.`,
      }
    case 'reviews':
      return tag
        ? {
            title: `${tag.name} in ${where}, tried and tested`,
            line: `${tag.line}. Visited, paid for and written down.`,
          }
        : {
            title: `${where}, tried and tested`,
            line: 'Visited, paid for and written down by people with no reason to be kind.',
          }
    case 'locality-tag':
      return { title: `${tag?.name} in ${locality?.name}`, line: `${tag?.line}. In ${locality?.name}, ${where}.` }
    case 'locality':
      return { title: `${locality?.name}, ${where}`, line: `${locality?.line}.` }
    case 'tag':
      return { title: `${tag?.name} in ${where}`, line: `${tag?.line}.` }
    case 'city':
      return { title: `All of ${where}`, line: `Everything we have written about ${where}, best first.` }
  }
}
