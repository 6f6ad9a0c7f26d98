import { cityNameOf } from '@nukkad/contracts'
import type { HomeRow } from './home.repository.ts'

/** The home page of a city, or of 'all', on a new site: it says that nothing has been published yet. */
export const emptyHome = (city: string): HomeRow => ({
  hero_title: city === 'all' ? 'Nothing here yet' : `Nothing in ${cityNameOf(city)} yet`,
  hero_text: 'This site is new: its first guides, events and products have not been published yet.',
  hero_scene: 'market-day',
  hero_alt: '',
  hero_ground: '#e8dfd0',
  actions: [],
  chips: [],
  localities: '[]',
})
