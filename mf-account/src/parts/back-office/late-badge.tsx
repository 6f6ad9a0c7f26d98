import { formatDay } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import styles from './late-badge.module.css'

interface LateBadgeProps {
  readonly order: { readonly is_late: boolean; readonly expected_by: string | null; readonly deliver_on: string | null }
}

/** Marks an order that has not arrived by the promised day. */
export function LateBadge({ order: { is_late: isLate, expected_by: day, deliver_on: chosen } }: LateBadgeProps) {
  return (
    isLate &&
    day && (
      <Badge tone="warning" className={styles.late}>
        Late, promised {chosen ? 'for' : 'by'} {formatDay(day)}
      </Badge>
    )
  )
}
