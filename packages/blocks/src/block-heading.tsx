import type { ReactNode } from 'react'
import styles from './parts.module.css'
import type { BlockViewProps } from './view.ts'

interface BlockHeadingProps extends Pick<BlockViewProps<'text'>, 'heading' | 'look'> {
  readonly id?: string
  readonly children: ReactNode
}

/** The heading of a block, in the size used by its page. */
export function BlockHeading({ heading: Heading, look, id, children }: BlockHeadingProps) {
  return (
    <Heading id={id} className={look === 'column' ? `${styles.heading} ${styles.column}` : styles.heading}>
      {children}
    </Heading>
  )
}

interface ListBlockProps extends Pick<BlockViewProps<'text'>, 'heading' | 'look'> {
  readonly title: string
  /** the label of a list without a title */
  readonly unnamed: string
  readonly children: ReactNode
}

/** A list under its heading. */
export function ListBlock({ title, unnamed, children, ...frame }: ListBlockProps) {
  return (
    <section className={styles.list} data-wide="" aria-label={title || unnamed}>
      {title && <BlockHeading {...frame}>{title}</BlockHeading>}
      {children}
    </section>
  )
}
