import { cities } from '@nukkad/contracts'
import { contentOf } from './city-content.ts'
import { buildProducts } from './products.ts'
import { placeVoices } from './voices.ts'

const repeatedIn = (titles: readonly string[]) => titles.filter((title, at) => titles.indexOf(title) !== at)

test('no two reviews of a product have the same title', () => {
  for (const { slug, reviews } of buildProducts()) {
    expect([slug, repeatedIn(reviews.map(({ title }) => title))]).toEqual([slug, []])
  }
})

test('no two reviews of a place have the same title', () => {
  for (const { slug: city } of cities) {
    for (const [rank, place] of contentOf(city).places.entries()) {
      expect([place.slug, repeatedIn(placeVoices(place, rank).map(({ title }) => title))]).toEqual([place.slug, []])
    }
  }
})
