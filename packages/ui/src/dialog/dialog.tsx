import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { IconClose } from '../icons/icons.ts'
import { useBackCloses } from '../use-back-closes.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode
  /** `full` covers the whole screen, for viewing pictures. */
  size?: 's' | 'm' | 'l' | 'full'
  /** Receives the focus on opening; by default the first field, else the title, so that all of it is read. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Receives the focus on closing; by default the element that had it before. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | true)
}

/**
 * A modal dialog; on a phone it is placed at the bottom, within reach, and Back closes it. Focus is trapped inside and
 * restored on closing.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, children, actions, size = 'm', initialFocus, finalFocus } = props
  useBackCloses(isOpen, () => onOpenChange(false))
  const popup = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={classes(styles.popup, styles[size])}
            initialFocus={initialFocus ?? (() => firstField(popup.current) ?? heading.current ?? true)}
            finalFocus={finalFocus}
          >
            <div className={styles.head}>
              <Base.Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </Base.Title>
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

/** On touch devices the field is not focused: the keyboard would cover half of the dialog. */
function firstField(popup: HTMLElement | null): HTMLElement | null {
  if (navigator.maxTouchPoints > 0) return null
  return popup?.querySelector<HTMLElement>('input:not([type=hidden], :disabled), select, textarea') ?? null
}
