import { BottomBar } from '@nukkad/ui/bottom-bar'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'

/** The button to the next step: in the thumb's reach on a phone, inline on a wide screen. */
export function StepBar({ children }: { readonly children: ReactNode }) {
  return (
    <BottomBar kind="action" className={styles.bar}>
      {children}
    </BottomBar>
  )
}
