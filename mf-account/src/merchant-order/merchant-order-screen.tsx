import { hrefs, Link, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { orderQuery } from '../parts/back-office/back-office.queries.ts'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { OrderView } from './order-view.tsx'

/** One of the merchant's orders: the next step, its lines, its destination and its returns. */
export function MerchantOrderScreen() {
  const { orderId = '' } = useParams()
  const { user } = useSession()
  const order = useQuery({ ...orderQuery(useApi(), orderId), enabled: user?.role === 'merchant' })
  return (
    <BackOfficePage title={`Order ${orderId}`} isDetail skeleton={<BackOfficeRows />}>
      {() => {
        if (order.data) return <OrderView order={order.data} />
        if (isAbsent(order.error)) {
          return (
            <EmptyState
              title="Order not found"
              text="The number may be mistyped, or the order belongs to another maker."
              action={
                <ButtonLink href={hrefs.merchantOrders()} linkAs={Link} size={56}>
                  Back to your orders
                </ButtonLink>
              }
            />
          )
        }
        if (!order.isError) return <BackOfficeRows />
        return <LoadFailure what="The order" isAway={isAway(order.error)} onRetry={() => void order.refetch()} />
      }}
    </BackOfficePage>
  )
}
