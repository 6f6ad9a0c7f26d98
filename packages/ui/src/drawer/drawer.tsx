import { Drawer as Base } from '@base-ui/react/drawer'
import type { ReactNode, RefObject } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { IconClose } from '../icons/icons.ts'
import { useBackCloses } from '../use-back-closes.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './drawer.module.css'

export interface DrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The edge it slides in from, and to which a swipe closes it. */
  side?: 'left' | 'right' | 'bottom'
  title: ReactNode
  /** The title is visually hidden. */
  hideTitle?: boolean
  children: ReactNode
  /** Stays at the bottom while the rest scrolls: "Show 24 products". */
  actions?: ReactNode
  finalFocus?: RefObject<HTMLElement | null>
}

const away = { left: 'left', right: 'right', bottom: 'down' } as const

/**
 * A panel that slides in from an edge and follows the finger. Focus is trapped inside and restored on closing; on a
 * phone, Back closes it.
 */
export function Drawer(props: DrawerProps) {
  const { isOpen, onOpenChange, side = 'left', title, hideTitle, children, actions, finalFocus } = props
  useBackCloses(isOpen, () => onOpenChange(false))
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)} swipeDirection={away[side]}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={classes(styles.viewport, styles[side])}>
          <Base.Popup className={styles.popup} finalFocus={finalFocus}>
            {side === 'bottom' && <span className={styles.handle} aria-hidden="true" />}
            <div className={styles.head}>
              <Base.Title className={hideTitle ? visuallyHidden : styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label="Close" icon={<IconClose size={20} />} size={40} />} />
            </div>
            <Base.Content className={styles.body}>{children}</Base.Content>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
