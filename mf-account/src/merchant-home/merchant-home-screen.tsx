import { formatLongDay, hrefs, Link, useApi, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { dashboardQuery } from '../parts/back-office/back-office.queries.ts'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows, unknownLead } from '../parts/back-office/back-office-skeleton.tsx'
import { FirstProduct } from './first-product.tsx'
import { LowStock } from './low-stock.tsx'
import styles from './merchant-home.module.css'
import { Sales } from './sales.tsx'
import { Takings } from './takings.tsx'
import { WaitingTiles } from './waiting-tiles.tsx'

/** Pending tasks, today's sales and low stock; before the first product, how to add it. */
export function MerchantHomeScreen() {
  const { user } = useSession()
  const today = useQuery({ ...dashboardQuery(useApi()), enabled: user?.role === 'merchant' })
  const { data } = today
  return (
    <BackOfficePage title="Today" lead={data ? data.merchant.name : unknownLead} skeleton={<BackOfficeRows />}>
      {() => {
        if (!data && today.isError) {
          return <LoadFailure what="Your day" isAway={isAway(today.error)} onRetry={() => void today.refetch()} />
        }
        if (!data) return <BackOfficeRows />
        if (!data.has_products) return <FirstProduct merchant={data.merchant} />
        return (
          <div className={styles.home}>
            {data.away_until && <AwayNotice until={data.away_until} />}
            <WaitingTiles waiting={data.waiting} />
            <div className={styles.columns}>
              <Sales today={data.today} week={data.last_7_days} days={data.days} />
              <LowStock items={data.low_stock} />
            </div>
            <Takings />
          </div>
        )
      }}
    </BackOfficePage>
  )
}

/** A shop that is closed by mistake sells nothing in time. */
const AwayNotice = ({ until }: { readonly until: string }) => (
  <p className={styles.away}>
    You are away until {formatLongDay(until)}: shoppers read it, and delivery days count from then.{' '}
    <Link to={hrefs.merchantShop()} className={styles.back}>
      Back already?
    </Link>
  </p>
)
