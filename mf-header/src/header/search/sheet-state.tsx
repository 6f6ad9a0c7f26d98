import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './search-help.module.css'

/** As many lines as there are popular searches. */
const lines = 6

/**
 * What a phone's search sheet shows while it has no options: the shape of the popular searches until they arrive, and
 * otherwise how to search without them. On a wider screen there is nothing to fill.
 */
export function SheetState({ isLoading, words }: { readonly isLoading: boolean; readonly words: string }) {
  if (!isLoading)
    return (
      <p className={styles.state}>
        {words
          ? `There are no suggestions for “${words}”. Press Search on the keyboard to look for it.`
          : 'Type a place, an event or a product, then press Search on the keyboard.'}
      </p>
    )
  return (
    <div className={styles.state} data-loading="" aria-hidden="true">
      <div className={styles.title}>People look for</div>
      {Array.from({ length: lines }, (_, at) => (
        <div key={at} className={styles.option}>
          <Skeleton kind="block" width="1.125rem" height="1.125rem" className={styles.picture} />
          <Skeleton width={`${6 + ((at * 5) % 7)}rem`} />
        </div>
      ))}
    </div>
  )
}
