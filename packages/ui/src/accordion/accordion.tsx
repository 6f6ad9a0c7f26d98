import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { IconChevronDown } from '../icons/icons.ts'
import styles from './accordion.module.css'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
  /** Initially open. */
  isOpen?: boolean
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one closes the others. */
  single?: boolean
  className?: string
}

/**
 * Headings that unfold their content: native `<details>`, which open without JavaScript and are searchable by the
 * browser.
 */
export function Accordion({ items, single, className }: AccordionProps) {
  const name = useId()
  return (
    <div className={classes(styles.accordion, className)}>
      {items.map((item) => (
        <details key={item.id} className={styles.item} name={single ? name : undefined} open={item.isOpen}>
          <summary className={styles.title}>
            {item.title}
            <IconChevronDown className={styles.sign} size={20} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
