import { BlockHeading } from '../../block-heading.tsx'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './steps.module.css'

/** Instructions, step by step. */
function StepsView({ data, heading, look }: BlockViewProps<'steps'>) {
  return (
    <section className={styles.block} aria-label={data.title || 'Steps'}>
      {data.title && (
        <BlockHeading heading={heading} look={look}>
          {data.title}
        </BlockHeading>
      )}
      <ol className={styles.steps}>
        {data.items.map(({ title, text }, at) => (
          <li key={`${at} ${title}`} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export const view: KindView<'steps'> = { v: 1, View: StepsView }
