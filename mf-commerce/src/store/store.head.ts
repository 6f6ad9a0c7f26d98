import { hrefs, type ScreenContext } from '@nukkad/platform'
import { inWords } from '../parts/listing/applied.ts'
import { breadcrumbList } from '../parts/structured-data.ts'
import type { StoreDetails } from './store.types.ts'

export function storeHead({ params, url, query }: ScreenContext) {
  const slug = params.slug ?? ''
  const store = query.getQueryData<StoreDetails>(['store', slug])
  const path = hrefs.store(slug)
  if (!store) return { title: inWords('store', slug), canonical: path }
  const { name, merchant, address, line, image } = store
  return {
    title: `${name}, ${address.locality}: address, hours and what it sells`,
    description: `${line} ${address.lines.join(', ')}, ${address.locality}, ${address.city.name}. ${store.openText}.`,
    canonical: path,
    image: image.url,
    jsonLd: [
      breadcrumbList(url.origin, [
        { title: 'Shop', href: hrefs.shop() },
        { title: merchant.name, href: hrefs.merchant(merchant.slug) },
        { title: name, href: path },
      ]),
      localBusiness(store, url.origin),
    ],
  }
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const localBusiness = ({ slug, name, line, image, phone, address, lat, lng, hours }: StoreDetails, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Store',
  '@id': new URL(hrefs.store(slug), origin).href,
  url: new URL(hrefs.store(slug), origin).href,
  name,
  description: line,
  image: new URL(image.url, origin).href,
  telephone: `+91${phone}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: [...address.lines, address.locality].join(', '),
    addressLocality: address.city.name,
    addressRegion: address.state,
    postalCode: address.pincode,
    addressCountry: 'IN',
  },
  geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  openingHoursSpecification: hours.flatMap(({ day, opens, closes }) =>
    opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[day - 1], opens, closes }] : [],
  ),
})
