import { changeDeliveryDay, orderDeliveryDays } from '@nukkad/contracts/endpoints/orders/delivery-day'
import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatLongDay, useApi, useMutation, useNotify, useQuery, useQueryClient, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import { orderKey } from '../parts/order/order.queries.ts'
import styles from './order-details.module.css'

const soon = 'soon'

/** Moves the delivery to another day, until the parcel is sent; the server decides which days are possible. */
export function ChangeDay({ order }: { readonly order: Order }) {
  const [isAsking, setAsking] = useState(false)
  const ask = useLostFocus<HTMLButtonElement>(isAsking)
  if (isAsking) return <DayForm order={order} onEnd={() => setAsking(false)} />
  return (
    <div className={styles.again}>
      <Button ref={ask} variant="secondary" size={48} onClick={() => setAsking(true)}>
        {order.deliver_on ? 'Change the day of delivery' : 'Choose a day of delivery'}
      </Button>
      <p className={styles.quiet}>Free until it ships.</p>
    </div>
  )
}

function DayForm({ order, onEnd }: { readonly order: Order; readonly onEnd: () => void }) {
  const { orderId, deliver_on: chosen } = order
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const track = useTrack()
  const [day, setDay] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const days = useQuery({
    queryKey: ['order-delivery-days', orderId],
    queryFn: async ({ signal }) => (await api.call(orderDeliveryDays, { params: { orderId } }, { signal })).data.days,
    staleTime: 0,
    gcTime: 0,
  })
  const changing = useMutation({
    mutationFn: async (wish: string) => {
      const body = { day: wish === soon ? null : wish }
      return (await api.call(changeDeliveryDay, { params: { orderId }, body })).data
    },
    onSuccess(changed) {
      client.setQueryData(orderKey(orderId), changed)
      void client.invalidateQueries({ queryKey: ['orders'] })
      track('DELIVERY_DAY_CHANGED', { order_id: orderId })
      notify('The day of delivery is changed.', { tone: 'success' })
      onEnd()
    },
    onError: () => void days.refetch(),
  })
  const form = useLostFocus<HTMLFormElement>(true)
  const others = (days.data ?? []).filter((one) => one !== chosen)
  const options = [
    ...(chosen ? [{ value: soon, label: 'As soon as possible' }] : []),
    ...others.map((value) => ({ value, label: formatLongDay(value) })),
  ]
  return (
    <form
      ref={form}
      tabIndex={-1}
      method="post"
      className={styles.cancel}
      aria-label="Day of delivery"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(day === null)
        if (day !== null && !changing.isPending) changing.mutate(day)
      }}
    >
      <SelectField
        label="When should it come?"
        hint="The maker is told at once."
        placeholder="Choose a day"
        options={options}
        error={isMissing && day === null ? 'Please choose a day.' : undefined}
        value={options.some(({ value }) => value === day) ? (day ?? '') : ''}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      {days.data && others.length === 0 && <p className={styles.quiet}>No other day is possible any more.</p>}
      <p role="alert" className={styles.alert}>
        {(changing.error ?? (days.data ? null : days.error))?.message}
      </p>
      <div className={styles.cancelActions}>
        <Button type="submit" size={48} busy={changing.isPending}>
          Change the day
        </Button>
        <Button variant="quiet" size={48} onClick={onEnd}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
