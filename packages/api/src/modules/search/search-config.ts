import { type AnswerOf, offeredSorts } from '@nukkad/contracts'
import type { searchConfig } from '@nukkad/contracts/endpoints/site/search'

/** Popular searches in a city, suggested before anything is typed. */
export const popularOutings = [
  ...['street food', 'cafe', 'stepwell', 'bookshop', 'live music', 'market', 'garden', 'brunch', 'workshop', 'walk'],
] as const

/** Popular searches in the shop. */
export const popularSearches = ['kurta', 'jhola', 'jutti', 'diya', 'chai', 'saree', 'terracotta', 'notebook'] as const

/** Settings of the search boxes; the numbers of the sort orders are those of the specification. */
export const searchSettings: AnswerOf<typeof searchConfig>['data'] = {
  placeholder: 'Search places, events, kurtas, chai…',
  hints: ['street food', 'jazz', 'kurta', 'bookshop', 'masala chai'],
  minLength: 2,
  debounceMs: 150,
  recentMax: 5,
  kinds: [
    { kind: 'place', title: 'Places' },
    { kind: 'post', title: 'Posts' },
    { kind: 'event', title: 'Events' },
    { kind: 'locality', title: 'Neighbourhoods' },
    { kind: 'mall', title: 'Malls' },
    { kind: 'tag', title: 'Tags' },
    { kind: 'video', title: 'Videos' },
    { kind: 'map', title: 'Maps' },
    { kind: 'author', title: 'Writers' },
    { kind: 'offer', title: 'Offers' },
    { kind: 'product', title: 'Products' },
    { kind: 'brand', title: 'Makers' },
    { kind: 'category', title: 'Categories' },
    { kind: 'query', title: 'Searches' },
  ],
  sorts: offeredSorts(),
  landingSorts: [
    { value: 10, slug: 'popular', title: 'Popular', isDefault: true },
    { value: 20, slug: 'latest', title: 'Latest', isDefault: false },
  ],
  delhiCities: [
    ...['Delhi', 'Noida', 'New Delhi', 'Faridabad', 'Greater Noida', 'Sohna', 'Ghaziabad'],
    ...['Sonipat', 'Rohtak', 'Panipat', 'Karnal', 'Alwar', 'Gurgaon'],
  ],
}

/** The kinds of a city's content, and of its shop. */
export const cityKinds = [
  'place',
  'post',
  'event',
  'locality',
  'mall',
  'tag',
  'video',
  'map',
  'author',
  'offer',
] as const
export const shopKinds = ['brand', 'category'] as const
