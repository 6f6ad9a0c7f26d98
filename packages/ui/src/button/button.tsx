import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Anchor, type AnchorProps } from '../anchor.tsx'
import { classes } from '../classes.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'

interface Look {
  /**
   * primary: the main action; secondary: an alternative to it; quiet: within a row of text; danger: it destroys
   * something.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Height in px. */
  size?: 32 | 36 | 40 | 48 | 56
  /** As wide as its container. */
  wide?: boolean
  icon?: ReactNode
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work is in progress: it stays focusable, announces it and ignores further presses. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export interface ButtonLinkProps extends AnchorProps, Look {}

const look = ({ variant = 'primary', size = 48, wide }: Look, className?: string) =>
  classes(styles.button, styles[variant], styles[`size${size}`], wide && styles.wide, className)

/** A button; `type` defaults to 'button', so that it never submits a form by accident. */
export function Button({ variant, size, wide, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={look({ variant, size, wide }, className)}>
      {icon}
      <span>{children}</span>
    </Anchor>
  )
}
