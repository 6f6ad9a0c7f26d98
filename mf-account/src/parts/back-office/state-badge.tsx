import { Badge } from '@nukkad/ui/badge'

const bad = ['cancelled', 'rto', 'delivery_failed', 'on_hold']

/** The state of an order. Orders that are new for the maker are highlighted. */
export function StateBadge({
  order: { state, label },
}: {
  readonly order: { readonly state: string; readonly label: string }
}) {
  if (state === 'placed') return <Badge tone="offer">{label}</Badge>
  if (bad.includes(state)) return <Badge tone="warning">{label}</Badge>
  return <Badge tone={state === 'delivered' ? 'success' : 'neutral'}>{label}</Badge>
}
