import { hrefs, Link, useApi, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { withQuery } from '../parts/back-office/page-of.ts'
import { AwayPart } from './away-part.tsx'
import styles from './merchant-shop.module.css'
import { ownShopQuery } from './merchant-shop.queries.ts'
import { SellerPart } from './seller-part.tsx'
import { WordsPart } from './words-part.tsx'

/** What the public reads of the merchant's shop, when it is closed, and who sells. Each part is saved by itself. */
export function MerchantShopScreen() {
  const { user } = useSession()
  const shop = useQuery({ ...ownShopQuery(useApi()), enabled: user?.role === 'merchant' })
  const { data } = shop
  return (
    <BackOfficePage title="Your shop" isDetail skeleton={<BackOfficeRows />} lead={data && <Preview {...data} />}>
      {() => {
        if (data) {
          return (
            <div className={styles.parts}>
              <WordsPart shop={data} />
              <AwayPart shop={data} />
              <SellerPart shop={data} />
            </div>
          )
        }
        if (!shop.isError) return <BackOfficeRows />
        return <LoadFailure what="Your shop" isAway={isAway(shop.error)} onRetry={() => void shop.refetch()} />
      }}
    </BackOfficePage>
  )
}

interface PreviewProps {
  readonly slug: string
  readonly name: string
  readonly words: { readonly version: string }
}

/** The shop caches pages briefly; a URL with the version in it is not cached yet, so it shows the saved state. */
const Preview = ({ slug, name, words: { version } }: PreviewProps) => (
  <>
    {name} as shoppers see it:{' '}
    <Link
      to={withQuery(hrefs.merchant(slug), { v: version.replaceAll('.', '').slice(0, 16) })}
      target="_blank"
      className={styles.link}
    >
      view your page
    </Link>
  </>
)
