import { formatLongDay, useApi, useQuery } from '@nukkad/platform'
import { useRef } from 'react'
import { deliveryDaysQuery } from '../parts/paying/delivery-days.queries.ts'
import { useDeliveryDay } from '../parts/paying/use-delivery-day.ts'

/** The day of delivery of a cart with the days that can be chosen, and what is wrong with it. */
export function useDayChoice(cartId: string, agreed: string | null) {
  const delivery = useDeliveryDay(cartId, agreed)
  const { data: days } = useQuery(deliveryDaysQuery(useApi(), cartId))
  const { isChosen, day } = delivery.input
  // While the days are not known, the server decides.
  const isLapsed = isChosen && day !== null && days !== undefined && !days.includes(day)
  const isMissing = isChosen && day === null
  return {
    ...delivery,
    /** undefined until they are known */
    days,
    isMissing,
    isLapsed,
    /** What to say: of a day that has lapsed at once, of a missing one when the buyer goes on without it. */
    problem(isPressed: boolean): string | undefined {
      if (isLapsed) return `${formatLongDay(day)} is no longer possible. Please choose another day.`
      return isMissing && isPressed ? 'Please choose a day.' : undefined
    },
    /** the list of days, which is focused when a day is missing */
    select: useRef<HTMLSelectElement>(null),
  }
}
export type DayChoiceInput = ReturnType<typeof useDayChoice>
