import { hrefs, Link, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/recovering'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { orderQuery } from '../parts/desk/desk.queries.ts'
import { Desk } from '../parts/desk/desk.tsx'
import { DeskRows } from '../parts/desk/desk-skeleton.tsx'
import { OrderDesk } from './order-desk.tsx'

/** One order of the maker: what to do next, what is in it, where it goes, what came back. */
export function MerchantOrderScreen() {
  const { orderId = '' } = useParams()
  const { user } = useSession()
  const order = useQuery({ ...orderQuery(useApi(), orderId), enabled: user?.role === 'merchant' })
  return (
    <Desk title={`Order ${orderId}`} isDetail skeleton={<DeskRows />}>
      {() => {
        if (order.data) return <OrderDesk order={order.data} />
        if (isAbsent(order.error)) {
          return (
            <EmptyState
              title="No such order of yours"
              text="The number may be mistyped, or it went to another maker."
              action={
                <ButtonLink href={hrefs.merchantOrders()} linkAs={Link} size={56}>
                  To your orders
                </ButtonLink>
              }
            />
          )
        }
        if (!order.isError) return <DeskRows height="10rem" />
        return <LoadFailure what="The order" isAway={isAway(order.error)} onRetry={() => void order.refetch()} />
      }}
    </Desk>
  )
}
