import type { OfferedSlot, PickupSlot } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { dayAfterWorkingDays } from '../../catalogue/products/delivery-day.ts'

const parts = { morning: '10 am – 1 pm', afternoon: '1 – 4 pm', evening: '4 – 7 pm' } as const
const days = [1, 2, 3, 4, 5]

const longDay = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

export const slotLabel = ({ date, part }: PickupSlot): string => `${longDay.format(new Date(date))}, ${parts[part]}`

/** Pickup slots on offer: the next five working days, in three parts each. */
export function pickupSlots(now: Date): OfferedSlot[] {
  return days.flatMap((ahead) => {
    const date = dayAfterWorkingDays(now, ahead)
    return (['morning', 'afternoon', 'evening'] as const).map((part) => ({
      date,
      part,
      label: slotLabel({ date, part }),
    }))
  })
}

export const isSlot = (now: Date, wanted: PickupSlot): boolean =>
  pickupSlots(now).some(({ date, part }) => date === wanted.date && part === wanted.part)
