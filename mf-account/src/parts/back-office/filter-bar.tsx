import { formatNumber, Link } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { ScrollingLinks } from '../scrolling-links/scrolling-links.tsx'
import styles from './filter-bar.module.css'

interface FilterBarProps {
  readonly label: string
  readonly filters: readonly {
    readonly label: string
    readonly href: string
    /** undefined until it is known */
    readonly count: number | undefined
    readonly isHere: boolean
  }[]
}

/** The filters of a list, each with its count. */
export function FilterBar({ label, filters }: FilterBarProps) {
  return (
    <ScrollingLinks label={label} chosen={filters.find(({ isHere }) => isHere)?.label ?? ''}>
      {filters.map(({ label: name, href, count, isHere }) => (
        <li key={name}>
          <Chip href={href} linkAs={KeepingLink} isSelected={isHere} className={styles.chip}>
            {name}
            <span className={styles.count}>{count !== undefined && formatNumber(count)}</span>
          </Chip>
        </li>
      ))}
    </ScrollingLinks>
  )
}

/** The list changes in place, so the scroll position is kept. */
function KeepingLink(props: React.ComponentProps<typeof Link>) {
  return <Link keepScroll {...props} />
}
