import type { ReactNode } from 'react'
import styles from '../editor.module.css'

interface FieldsProps {
  readonly children: ReactNode
}

/** Fields one below the other. */
export const Fields = ({ children }: FieldsProps) => <div className={styles.fields}>{children}</div>

/** Short fields side by side where there is room. */
export const Pair = ({ children }: FieldsProps) => <div className={styles.pair}>{children}</div>
