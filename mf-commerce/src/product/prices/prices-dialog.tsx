import { useApi, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Dialog } from '@nukkad/ui/dialog'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import type { OpenedDialogProps } from '../../parts/dialog-button.tsx'
import { PriceChart } from './price-chart.tsx'
import { PriceTable } from './price-table.tsx'
import { pricesQuery } from './prices.queries.ts'

/** The prices of a variant in the last 90 days. */
export default function PricesDialog({ of: sku, isOpen, onOpenChange }: OpenedDialogProps) {
  const prices = useQuery(pricesQuery(useApi(), sku))
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Price history"
      description="The last 90 days, for the colour and size that you chose"
    >
      {prices.isPending && <Skeleton kind="block" height="16rem" />}
      {prices.isError && (
        <LoadFailure what="The price history" isAway={isAway(prices.error)} onRetry={() => void prices.refetch()} />
      )}
      {prices.data && (
        <>
          <PriceChart history={prices.data} />
          <PriceTable history={prices.data} />
        </>
      )}
    </Dialog>
  )
}
