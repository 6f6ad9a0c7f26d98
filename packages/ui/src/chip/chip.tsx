import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Anchor, type LinkAs } from '../anchor.tsx'
import { classes } from '../classes.ts'
import styles from './chip.module.css'

interface Common {
  /** Selected; announced as pressed (button) or as the current one (link). */
  isSelected?: boolean
  /** Square corners and bold text: a size or a colour of a product. */
  kind?: 'pill' | 'option'
  icon?: ReactNode
  children: ReactNode
  className?: string
}

export type ChipProps = Common &
  (
    | { href: string; linkAs?: LinkAs | undefined }
    | ({ href?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'>)
  )

/** A small choice in a row of choices: a link if it has an `href`, otherwise a button. */
export function Chip({ isSelected, kind = 'pill', icon, children, className, ...rest }: ChipProps) {
  const look = classes(styles.chip, styles[kind], isSelected && styles.selected, className)
  if (rest.href !== undefined)
    return (
      <Anchor {...rest} className={look} aria-current={isSelected ? 'true' : undefined}>
        {icon}
        {children}
      </Anchor>
    )
  return (
    <button type="button" aria-pressed={isSelected} {...rest} className={look}>
      {icon}
      {children}
    </button>
  )
}
