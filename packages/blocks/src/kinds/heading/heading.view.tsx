import { BlockHeading } from '../../block-heading.tsx'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './heading.module.css'

/** A heading for the next part. */
function HeadingView({ data, heading, look }: BlockViewProps<'heading'>) {
  return (
    <div className={styles.heading}>
      <BlockHeading heading={heading} look={look}>
        {data.text}
      </BlockHeading>
    </div>
  )
}

export const view: KindView<'heading'> = { v: 1, View: HeadingView }
