import { PlaceCard } from '@nukkad/blocks/cards/place-card'
import { placeFeed } from '@nukkad/contracts/endpoints/city/places'
import { useApi, useCity, useQuery } from '@nukkad/platform'
import { Rail } from '@nukkad/ui/rail'
import { Section } from '@nukkad/ui/section'
import styles from './not-found.module.css'

/** Popular places in this city as suggestions; renders nothing if they cannot be loaded. */
export function PopularPlaces() {
  const api = useApi()
  const { slug, city } = useCity()
  const { data } = useQuery({
    queryKey: ['popular-places', slug],
    queryFn: ({ signal }) =>
      api.call(placeFeed, { params: { type: 'all' }, query: { city: slug, pagesize: 8 } }, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
  })
  const places = data?.data ?? []
  return (
    <div className={styles.popular}>
      {places.length > 0 && (
        <Section title={city ? `Where ${city.name} goes` : 'Where people go'}>
          <Rail label="Popular places" itemWidth="card" className={styles.rail}>
            {places.map((place) => (
              <li key={place.id}>
                <PlaceCard place={place} />
              </li>
            ))}
          </Rail>
        </Section>
      )}
    </div>
  )
}
