import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { IconClose } from '../icons/icons.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the end, the main one last. */
  actions?: ReactNode
  size?: 's' | 'm' | 'l'
  /** Where focus begins; otherwise at the first thing that can be acted on. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Where focus returns to; otherwise to what had it before. */
  finalFocus?: RefObject<HTMLElement | null>
}

/** A dialog over the page: on a phone it stands at the bottom, within reach. Focus is held inside and given back. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, children, actions, size = 'm', initialFocus, finalFocus } = props
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={classes(styles.popup, styles[size])}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label="Close" icon={<IconClose size={20} />} size={40} />} />
            </div>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
