import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { IconChevronDown } from '../icons/icons.ts'
import styles from './accordion.module.css'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
  /** Open from the start. */
  isOpen?: boolean
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Opening one closes the others. */
  single?: boolean
  className?: string
}

/** Headings that open: native `<details>`, so they open without JavaScript and are found by the browser's search. */
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
