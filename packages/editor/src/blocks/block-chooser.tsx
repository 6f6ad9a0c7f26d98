import styles from './block-chooser.module.css'
import type { EditedKinds } from './edited-kind.ts'

interface BlockChooserProps {
  readonly kinds: EditedKinds
  readonly onChoose: (type: string) => void
}

/** The blocks that can be added, each with its icon: one tap adds it. */
export function BlockChooser({ kinds, onChoose }: BlockChooserProps) {
  return (
    <section aria-labelledby="next-block" className={styles.chooser}>
      <p id="next-block" className={styles.title}>
        Add a block
      </p>
      <ul className={styles.kinds}>
        {Object.entries(kinds).map(([type, { name, Icon }]) => (
          <li key={type}>
            <button type="button" className={styles.kind} onClick={() => onChoose(type)}>
              <Icon size={22} aria-hidden="true" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
