import { Link } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import styles from './chip-row.module.css'

/** Short cuts under the hero; scrolls sideways by itself on a phone. */
export function ChipRow({ chips }: { chips: readonly { title: string; url: string }[] }) {
  if (chips.length === 0) return null
  return (
    <nav aria-label="Short cuts" className={styles.row}>
      {chips.map((chip) => (
        <Chip key={chip.url + chip.title} href={chip.url} linkAs={Link}>
          {chip.title}
        </Chip>
      ))}
    </nav>
  )
}
