import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** One part of the design system under its name. */
export function Specimen({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) {
  return (
    <section className={wide ? styles.wide : styles.specimen} aria-labelledby={`specimen-${name}`}>
      <h2 id={`specimen-${name}`} className={styles.name}>
        {name}
      </h2>
      {children}
    </section>
  )
}
