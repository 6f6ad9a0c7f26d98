import { type AnswerOf, productSorts } from '@nukkad/contracts'
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
  sorts: [...productSorts],
  landingSorts: [
    { value: 10, slug: 'popular', title: 'Popular', isDefault: true },
    { value: 20, slug: 'latest', title: 'Latest', isDefault: false },
  ],
  delhiCities: [
    ...['Delhi', 'Noida', 'New Delhi', 'Faridabad', 'Greater Noida', 'Sohna', 'Ghaziabad'],
    ...['Sonipat', 'Rohtak', 'Panipat', 'Karnal', 'Alwar', 'Gurgaon'],
  ],
}
