import type { Returnable } from '@nukkad/contracts/endpoints/orders/returns'
import { useState } from 'react'

export const slotKey = ({ date, part }: { date: string; part: string }) => `${date} ${part}`

/** The chosen pickup time. Once it is no longer offered, the first one that is, which is then shown and sent. */
export function usePickupSlot({ pickup_slots: slots }: Pick<Returnable, 'pickup_slots'>) {
  const [chosen, choose] = useState<string>()
  const isOffered = slots.some((slot) => slotKey(slot) === chosen)
  const [first] = slots
  return {
    slot: (isOffered ? chosen : first && slotKey(first)) ?? '',
    isChosenOver: chosen !== undefined && !isOffered,
    choose,
  }
}
export type PickupSlot = ReturnType<typeof usePickupSlot>
