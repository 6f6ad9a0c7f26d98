import type { PlaceType } from '@nukkad/contracts/endpoints/content/cards'

/** The types of places, in the back office's words. */
export const placeTypes: readonly { readonly value: PlaceType; readonly label: string }[] = [
  { value: 'food', label: 'Food' },
  { value: 'nightlife', label: 'Nightlife' },
  { value: 'shopping', label: 'Shopping' },
  { value: 'outdoors', label: 'Outdoors' },
  { value: 'culture', label: 'Culture' },
  { value: 'wellness', label: 'Wellness' },
  { value: 'activities', label: 'Things to do' },
]
export const prices = [
  { value: '', label: 'None, or unknown' },
  { value: '1', label: '₹ Inexpensive' },
  { value: '2', label: '₹₹ Mid-priced' },
  { value: '3', label: '₹₹₹ A treat' },
]
