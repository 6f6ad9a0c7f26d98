import type { CitySlug } from './cities.ts'

/** How a city is shown in a picture: its landmark, and its tint. */
export interface CityLook {
  readonly landmark: string
  readonly tint: string
}

/** By slug. Kept apart from the cities themselves, which are part of every page; looks are needed on few. */
const looks: Readonly<Record<string, CityLook>> = {
  delhi: { landmark: 'India Gate', tint: '#b5371f' },
  bangalore: { landmark: 'Vidhana Soudha', tint: '#0b6b66' },
  mumbai: { landmark: 'Gateway of India', tint: '#3b3a66' },
  goa: { landmark: 'Church of Our Lady', tint: '#0f6f8c' },
  kolkata: { landmark: 'Howrah Bridge', tint: '#8a5a00' },
  pune: { landmark: 'Shaniwar Wada', tint: '#6b4a1f' },
  chennai: { landmark: 'Marina lighthouse', tint: '#9a2f4f' },
  hyderabad: { landmark: 'Charminar', tint: '#4d6b1f' },
} satisfies Record<CitySlug, CityLook>

/** The look of one of our cities, or undefined. */
export const cityLook = (slug: string | null | undefined): CityLook | undefined =>
  slug && Object.hasOwn(looks, slug) ? looks[slug] : undefined
