import { type City, cityCount } from '@nukkad/contracts'
import type { Head, QueryClient } from '@nukkad/platform'
import { hrefs } from '@nukkad/platform'
import type { HomePage } from '../home.queries.ts'

/** The head of a home page; the picture is the hero's, once it is loaded. */
export function cityHead(city: City | undefined, query: QueryClient): Head {
  const home = query.getQueryData<{ data: HomePage }>(['home', city?.slug ?? 'all'])?.data
  const image = home?.hero.image.url
  if (!city) {
    return {
      title: `Nukkad: city guides, events and a local shop for ${cityCount} Indian cities`,
      description:
        'Where to go this evening, what to eat, and things made by small makers near you. Pick your city and start at the street corner.',
      // The page of all cities under its own address is the same one.
      canonical: hrefs.home(),
      image,
    }
  }
  return {
    title: `${city.name} today: places, events and things made in the city | Nukkad`,
    description: `What is on in ${city.name} this week, where locals eat and walk, and things to buy from makers in the neighbourhood.`,
    canonical: hrefs.city(city.slug),
    image,
  }
}
