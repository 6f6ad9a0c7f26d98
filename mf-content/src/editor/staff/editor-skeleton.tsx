import styles from '@nukkad/editor/editor.module.css'
import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'

/** Shown until the browser knows who is signed in. */
export function EditorSkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <h1 className={styles.title}>The editors’ back office</h1>
      <Rows />
    </Page>
  )
}

export function Rows() {
  return (
    <div className={styles.rows} aria-busy="true">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} kind="block" height="6rem" />
      ))}
    </div>
  )
}
