import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { formatLongDay, useApi, useCity, useQuery } from '@nukkad/platform'
import { IconTruck } from '@nukkad/ui/icons'
import { useState } from 'react'
import { PincodeForm } from '../../parts/pincode-form/pincode-form.tsx'
import text from '../../parts/text-button.module.css'
import { promiseQuery } from '../product.queries.ts'
import styles from './delivery.module.css'
import { useSavedPincode } from './use-saved-pincode.ts'

/** The date by which this product reaches the visitor. It keeps its height while loading. */
export function DeliveryPromise({ product }: { readonly product: ProductDetails }) {
  const api = useApi()
  const { pincode: chosen } = useCity()
  const saved = useSavedPincode(chosen === null)
  const pincode = chosen ?? saved
  const [isChanging, setChanging] = useState(false)
  const [hasAsked, setAsked] = useState(false)
  const promise = useQuery({ ...promiseQuery(api, product.slug, pincode ?? ''), enabled: pincode !== null })
  const answer = promise.data
  // A failed lookup in the background is not shown; after pressing Check, an error message is.
  const isSilent = promise.isError && !hasAsked
  const terms = [
    answer?.sameDay && 'A rider brings it on the day it leaves the maker',
    product.shipping_time,
    (answer ? answer.codAvailable : product.cod_available) && 'Cash on delivery available',
    product.returns,
  ]
  const checked = () => {
    setAsked(true)
    setChanging(false)
  }
  return (
    <section className={styles.promise} aria-label="Delivery">
      <IconTruck size={20} aria-hidden="true" />
      <div className={styles.promiseText}>
        {pincode && !isChanging && !isSilent ? (
          <p className={styles.promiseLine} role="status">
            <strong>
              {promise.isPending && `Checking ${pincode}…`}
              {promise.isError && `Delivery to ${pincode} could not be checked right now`}
              {answer?.deliverable && answer.by && `Reaches ${pincode} by ${formatLongDay(answer.by)}`}
              {answer?.deliverable && answer.by && !chosen && ', at your saved address'}
              {answer && !answer.deliverable && (answer.reason ?? `This can’t be delivered to ${pincode} yet`)}
            </strong>
            <button type="button" className={text.button} onClick={() => setChanging(true)}>
              Change
            </button>
          </p>
        ) : (
          <PincodeForm label="When will it arrive?" onDone={checked} />
        )}
        <ul className={styles.terms}>
          {terms.filter(Boolean).map((term) => (
            <li key={String(term)}>{term}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
