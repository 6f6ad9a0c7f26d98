import { hrefs, Link, useApi, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { toSendQuery } from './merchant-slips.queries.ts'
import { SlipChoice } from './slip-choice.tsx'

/** The packing slips of all orders that are to be sent, or of some of them, printed at once. */
export function MerchantSlipsScreen() {
  const { user } = useSession()
  const orders = useQuery({ ...toSendQuery(useApi()), enabled: user?.role === 'merchant' })
  return (
    <BackOfficePage title="Packing slips" isDetail skeleton={<BackOfficeRows />}>
      {() => {
        if (orders.data && orders.data.length > 0) return <SlipChoice orders={orders.data} />
        if (orders.data) {
          return (
            <EmptyState
              title="Nothing to send"
              text="Orders that you have accepted appear here until they are handed over."
              action={
                <ButtonLink href={hrefs.merchantOrders()} linkAs={Link} size={56}>
                  Back to your orders
                </ButtonLink>
              }
            />
          )
        }
        if (!orders.isError) return <BackOfficeRows />
        return <LoadFailure what="Your orders" isAway={isAway(orders.error)} onRetry={() => void orders.refetch()} />
      }}
    </BackOfficePage>
  )
}
