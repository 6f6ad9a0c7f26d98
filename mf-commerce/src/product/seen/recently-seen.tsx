import { useApi, useQuery, useStorage } from '@nukkad/platform'
import { ProductRail } from '../../parts/product-card/product-rail.tsx'
import { cardsQuery } from './seen.queries.ts'
import { seenProducts } from './seen-products.ts'

/** The products viewed before in this browser; the list stays in its storage. */
export default function RecentlySeen({ slug }: { readonly slug: string }) {
  const { local } = useStorage()
  const others = seenProducts(local)
    .filter((one) => one !== slug)
    .slice(0, 12)
  const cards = useQuery(cardsQuery(useApi(), others))
  return <ProductRail title="Recently viewed" products={cards.data ?? []} />
}
