import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Anchor, type AnchorProps } from '../anchor.tsx'
import { classes } from '../classes.ts'
import styles from './icon-button.module.css'

interface Look {
  /** The accessible name: the button has no visible text. */
  label: string
  icon: ReactNode
  /** A small count or mark at the corner; its meaning must be in the label. */
  mark?: ReactNode
  size?: 32 | 36 | 40 | 48
  /** With a background of its own, over a picture. */
  raised?: boolean
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>, Look {
  ref?: Ref<HTMLButtonElement>
}

export interface IconLinkProps extends Omit<AnchorProps, 'children'>, Look {}

const look = ({ size = 48, raised }: Pick<Look, 'size' | 'raised'>, className?: string) =>
  classes(styles.button, styles[`size${size}`], raised && styles.raised, className)

function Face({ icon, mark }: Pick<Look, 'icon' | 'mark'>) {
  return (
    <>
      {icon}
      {mark !== undefined && mark !== null && mark !== false && (
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
      )}
    </>
  )
}

/** A button with only an icon. With `aria-pressed` it is a toggle. */
export function IconButton({ label, icon, mark, size, raised, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={look({ size, raised }, className)}>
      <Face icon={icon} mark={mark} />
    </button>
  )
}

/** A link with only an icon. */
export function IconLink({ label, icon, mark, size, raised, className, ...rest }: IconLinkProps) {
  return (
    <Anchor aria-label={label} {...rest} className={look({ size, raised }, className)}>
      <Face icon={icon} mark={mark} />
    </Anchor>
  )
}
