import type { SearchInsight } from '@nukkad/contracts/endpoints/shop/catalogue'
import { hrefs, Link } from '@nukkad/platform'
import { Spelling } from '@nukkad/ui/spelling'

/** How the search understood the words. */
export function UnderstoodWords({ insight }: { readonly insight: SearchInsight }) {
  const { q, correctedTo, didYouMean } = insight
  const instead = correctedTo && (
    <>
      No results for “{q}”, so this is <strong>“{correctedTo}”</strong>.
    </>
  )
  return <Spelling linkAs={Link} instead={instead} didYouMean={didYouMean} hrefOf={hrefs.shopSearch} />
}
