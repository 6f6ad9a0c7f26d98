import { cityOf } from '@nukkad/contracts'
import type { Mall } from '@nukkad/contracts/endpoints/city/malls'
import { type Head, hrefs, type ScreenContext } from '@nukkad/platform'
import { breadcrumbLd, placeLd } from '@nukkad/platform/structured-data'

/** The first opening and last closing time of each day for structured data; null if unknown. */
const daysOf = ({ week }: Mall['hours']) =>
  week?.map(({ day, ranges }) => ({
    day,
    opens: ranges[0]?.opens ?? null,
    closes: ranges.at(-1)?.closes ?? null,
  }))

/** The head of a mall's page: floors and stores in the description, hours and location as structured data. */
export function mallHead({ params, query, url }: ScreenContext): Head {
  const mall = query.getQueryData<Mall>(['mall', params.city ?? '', params.slug ?? ''])
  if (!mall) return { title: 'A mall | Nukkad' }
  const city = cityOf(mall.city)
  const stores = mall.floors.reduce((sum, floor) => sum + floor.stores.length, 0)
  return {
    title: `${mall.title}, ${mall.locality}: floors, stores and hours | Nukkad`,
    description: `${mall.line} ${stores} stores on ${mall.floors.length} floors; ${mall.hours.text ?? 'hours not known'}.`,
    canonical: mall.href,
    image: mall.image.url,
    jsonLd: [
      placeLd(url.origin, {
        kind: 'ShoppingCenter',
        name: mall.title,
        line: mall.line,
        href: mall.href,
        image: mall.image.url,
        geo: { lat: mall.lat, lng: mall.lng },
        hours: daysOf(mall.hours),
        address: { street: mall.address, city: city?.name ?? '' },
      }),
      breadcrumbLd(url.origin, [
        { title: city?.name ?? 'Home', href: hrefs.city(mall.city) },
        { title: 'Malls', href: hrefs.malls(mall.city) },
        { title: mall.title, href: mall.href },
      ]),
    ],
  }
}
