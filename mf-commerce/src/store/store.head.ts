import { hrefs, type ScreenContext } from '@nukkad/platform'
import { breadcrumbLd, placeLd } from '@nukkad/platform/structured-data'
import { inWords } from '../parts/listing/filters/applied.ts'
import type { StoreDetails } from './store.types.ts'

export function storeHead({ params, url, query }: ScreenContext) {
  const slug = params.slug ?? ''
  const store = query.getQueryData<StoreDetails>(['store', slug])
  const path = hrefs.store(slug)
  if (!store) return { title: inWords('store', slug), canonical: path }
  const { name, merchant, address, line, image } = store
  return {
    title: `${name.includes(address.locality) ? name : `${name}, ${address.locality}`}: address, hours and what it sells`,
    description: `${line} ${address.lines.join(', ')}, ${address.locality}, ${address.city.name}. ${store.openText}.`,
    canonical: path,
    image: image.url,
    jsonLd: [
      breadcrumbLd(url.origin, [
        { title: 'Shop', href: hrefs.shop() },
        { title: merchant.name, href: hrefs.merchant(merchant.slug) },
        { title: name, href: path },
      ]),
      placeLd(url.origin, {
        kind: 'Store',
        name,
        line,
        href: path,
        image: image.url,
        phone: `+91${store.phone}`,
        address: {
          street: [...address.lines, address.locality].join(', '),
          city: address.city.name,
          state: address.state,
          pincode: address.pincode,
        },
        geo: store,
        hours: store.hours,
      }),
    ],
  }
}
