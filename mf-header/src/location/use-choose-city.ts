import { hrefs, useCity, useNavigate, useRoute, useTrack } from '@nukkad/platform'

const homes: ReadonlySet<string> = new Set(['no-city-home', 'home', 'home-new', 'city-home'])

/** Chooses a city; a page about one city changes to the same page of the other one, every other page stays. */
export function useChooseCity(): (slug: string) => Promise<void> {
  const { choose } = useCity()
  const go = useNavigate()
  const track = useTrack()
  const route = useRoute()?.route.name ?? ''
  return async (slug) => {
    const isStored = choose(slug)
    track('CITY_CHOSEN', { city: slug })
    if (homes.has(route)) go(slug === 'all' ? hrefs.home() : hrefs.city(slug))
    else if (route === 'city-shop') go(slug === 'all' ? hrefs.shop() : hrefs.cityShop(slug))
    await isStored
  }
}
