import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './tip.module.css'

/** A tip: something good to know. */
function TipView({ data }: BlockViewProps<'tip'>) {
  return (
    <aside className={styles.tip} aria-label="Good to know">
      <p>{data.text}</p>
    </aside>
  )
}

export const view: KindView<'tip'> = { v: 1, View: TipView }
