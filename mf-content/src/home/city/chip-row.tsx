import { Link } from '@nukkad/platform'
import { Chip } from '@nukkad/ui/chip'
import { RailArrows } from '@nukkad/ui/rail'
import { useRef } from 'react'
import styles from './chip-row.module.css'

/** Shortcuts under the hero; they scroll sideways on a phone, and with arrows elsewhere if they overflow. */
export function ChipRow({ chips }: { chips: readonly { title: string; url: string }[] }) {
  const view = useRef<HTMLElement>(null)
  if (chips.length === 0) return null
  return (
    <div className={styles.frame}>
      <nav ref={view} aria-label="Shortcuts" className={styles.row}>
        {chips.map((chip) => (
          <Chip key={chip.url + chip.title} href={chip.url} linkAs={Link}>
            {chip.title}
          </Chip>
        ))}
      </nav>
      <RailArrows view={view} label="Shortcuts" />
    </div>
  )
}
