import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import gifts from './gifts.module.css'

/** Placeholders for a card and its details. */
export function PurchaseSkeleton() {
  return (
    <Page aria-busy="true">
      <h1 className={gifts.subtitle}>Your gift card</h1>
      <div className={gifts.pair}>
        <Skeleton kind="block" aspect={1.6} />
        <Skeleton lines={6} />
      </div>
    </Page>
  )
}
