import type { AnswerOf } from '@nukkad/contracts'
import type { searchConfig } from '@nukkad/contracts/endpoints/search'

/** What people look for, offered before anything is typed. */
export const popularSearches = ['kurta', 'jhola', 'jutti', 'diya', 'chai', 'saree', 'terracotta', 'notebook'] as const

/** How the search boxes behave; the numbers of the sorts are the spec's. */
export const searchSettings: AnswerOf<typeof searchConfig>['data'] = {
  placeholder: 'Search kurtas, jholas, chai…',
  hints: ['kurta', 'jhola', 'diya', 'jutti', 'masala chai'],
  minLength: 2,
  debounceMs: 150,
  recentMax: 5,
  kinds: [
    { kind: 'product', title: 'Products' },
    { kind: 'brand', title: 'Makers' },
    { kind: 'category', title: 'Categories' },
    { kind: 'query', title: 'Searches' },
  ],
  sorts: [
    { value: 0, title: 'Relevance' },
    { value: 1, title: 'Our pick' },
    { value: 10, title: 'Popular' },
    { value: 4, title: 'Bestsellers' },
    { value: 5, title: 'Newest arrivals' },
    { value: 3, title: 'Price: low to high' },
    { value: 2, title: 'Price: high to low' },
    { value: 6, title: 'Discount' },
    { value: 7, title: 'Rating' },
  ],
  landingSorts: [
    { value: 10, slug: 'popular', title: 'Popular', isDefault: true },
    { value: 20, slug: 'latest', title: 'Latest', isDefault: false },
  ],
  delhiCities: [
    ...['Delhi', 'Noida', 'New Delhi', 'Faridabad', 'Greater Noida', 'Sohna', 'Ghaziabad'],
    ...['Sonipat', 'Rohtak', 'Panipat', 'Karnal', 'Alwar', 'Gurgaon'],
  ],
}
