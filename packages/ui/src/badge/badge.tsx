import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './badge.module.css'

export interface BadgeProps {
  tone?: 'neutral' | 'offer' | 'success' | 'warning' | 'night'
  className?: string
  children: ReactNode
}

/** A short label for a state or an offer. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={classes(styles.badge, styles[tone], className)}>{children}</span>
}
