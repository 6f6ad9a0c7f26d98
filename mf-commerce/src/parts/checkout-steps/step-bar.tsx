import { BottomBar } from '@nukkad/ui/bottom-bar'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'

/** The button that leads on: under the thumb on a phone, in its place in the step on a wide screen. */
export function StepBar({ children }: { readonly children: ReactNode }) {
  return (
    <BottomBar kind="action" className={styles.bar}>
      {children}
    </BottomBar>
  )
}
