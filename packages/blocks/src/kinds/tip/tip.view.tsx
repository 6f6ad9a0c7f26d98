import type { BlockViewProps } from '../../view.ts'
import styles from './tip.module.css'

/** Good to know. */
export function TipView({ data }: BlockViewProps<'tip'>) {
  return (
    <aside className={styles.tip} aria-label="Good to know">
      <p>{data.text}</p>
    </aside>
  )
}
