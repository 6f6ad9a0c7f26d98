import type { ReactNode } from 'react'
import styles from './motif.module.css'

/** Drawings in two theme colours: a stroke and a fill. */
const drawings: Readonly<Record<string, ReactNode>> = {
  diwali: (
    <>
      <path className={styles.fill} d="M12 60c0 18 16 26 36 26s36-8 36-26c-10 8-22 10-36 10S22 68 12 60Z" />
      <path className={styles.glow} d="M48 18c9 12 13 20 9 30a10 10 0 0 1-19-2c-2-8 6-12 10-28Z" />
      <path d="M12 60c0 18 16 26 36 26s36-8 36-26c-10 8-22 10-36 10S22 68 12 60ZM48 18c9 12 13 20 9 30a10 10 0 0 1-19-2c-2-8 6-12 10-28ZM26 78l4 3M66 81l4-3M48 84v4M20 30l4 5M76 30l-4 5M48 4v6" />
    </>
  ),
  birthday: (
    <>
      <path className={styles.fill} d="M16 56h64v30H16z" />
      <path className={styles.glow} d="M48 12c5 6 6 10 0 14-6-4-5-8 0-14Z" />
      <path d="M16 56h64v30H16zM26 40h44v16H26zM48 28v12M48 12c5 6 6 10 0 14-6-4-5-8 0-14ZM16 66c8 8 16 8 21 0 6 8 16 8 22 0 5 8 13 8 21 0M8 86h80" />
    </>
  ),
  housewarming: (
    <>
      <path className={styles.fill} d="M22 88V44a26 26 0 0 1 52 0v44z" />
      <path className={styles.glow} d="M36 88V50a12 12 0 0 1 24 0v38z" />
      <path d="M22 88V44a26 26 0 0 1 52 0v44zM36 88V50a12 12 0 0 1 24 0v38M48 38v50M10 88h76M12 20c8 8 16 10 24 2 8 10 16 10 24 0 8 8 16 6 24-2M24 26v8M48 28v-6M72 26v8" />
    </>
  ),
  rakhi: (
    <>
      <circle className={styles.fill} cx="48" cy="48" r="20" />
      <circle className={styles.glow} cx="48" cy="48" r="9" />
      <path d="M2 40c10 14 16 12 26 8M2 56c10-12 16-12 26-8M94 40c-10 14-16 12-26 8M94 56c-10-12-16-12-26-8M48 28v-8M48 76v-8M34 34l-6-6M68 68l-6-6M62 34l6-6M28 68l6-6" />
      <circle cx="48" cy="48" r="20" />
      <circle cx="48" cy="48" r="9" />
    </>
  ),
  wedding: (
    <>
      <path className={styles.fill} d="M10 14c4 44 22 66 38 66s34-22 38-66c-6 36-20 50-38 50S16 50 10 14Z" />
      <circle className={styles.glow} cx="48" cy="76" r="10" />
      <path d="M10 14c4 44 22 66 38 66s34-22 38-66M10 14c6 36 20 50 38 50s32-14 38-50M14 32l8-2M20 48l8-5M31 60l6-7M82 32l-8-2M76 48l-8-5M65 60l-6-7M48 86v8" />
      <circle cx="48" cy="76" r="10" />
    </>
  ),
  gift: (
    <>
      <path className={styles.fill} d="M14 42h68v46H14z" />
      <path className={styles.glow} d="M42 42h12v46H42z" />
      <path d="M14 42h68v46H14zM8 28h80v14H8zM42 28v60M54 28v60M48 28C30 26 24 8 36 8c8 0 12 12 12 20 0-8 4-20 12-20 12 0 6 18-12 20Z" />
    </>
  ),
}

/** A drawing of an occasion; a wrapped box if there is none for it. */
export function Motif({ occasion, className }: { readonly occasion: string | null; readonly className?: string }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={`${styles.motif} ${className ?? ''}`}>
      {drawings[occasion ?? 'gift'] ?? drawings.gift}
    </svg>
  )
}
