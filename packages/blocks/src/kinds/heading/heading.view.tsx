import { BlockHeading } from '../../block-heading.tsx'
import type { BlockViewProps } from '../../view.ts'
import styles from './heading.module.css'

/** What the next part is about. */
export function HeadingView({ data, heading, look }: BlockViewProps<'heading'>) {
  return (
    <div className={styles.heading}>
      <BlockHeading heading={heading} look={look}>
        {data.text}
      </BlockHeading>
    </div>
  )
}
