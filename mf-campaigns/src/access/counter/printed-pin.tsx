import { changePin } from '@nukkad/contracts/endpoints/access/access-counter'
import { useApi, useMutation, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import styles from './counter.module.css'
import { counterKey } from './counter.queries.ts'

/** The PIN for when scanning is not possible: it can be printed, and replaced when too many people know it. */
export function PrintedPin({ pin, place }: { readonly pin: string; readonly place: string }) {
  const api = useApi()
  const client = useQueryClient()
  const changing = useMutation({
    mutationFn: () => api.call(changePin, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: counterKey }),
  })
  return (
    <details className={styles.pin}>
      <summary>No connection at the counter? The printed PIN</summary>
      <p>
        Members type it on their own phone, on the offer’s page. Print it, keep it behind the counter, and read it out
        only when you give the offer.
      </p>
      <p className={styles.pinDigits}>
        <span className={styles.pinPlace}>{place}</span>
        {pin.slice(0, 3)} {pin.slice(3)}
      </p>
      <div className={styles.head}>
        <Button variant="secondary" size={40} onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="quiet" size={40} busy={changing.isPending} onClick={() => changing.mutate()}>
          Make a new one
        </Button>
      </div>
      {changing.error && <p role="alert">{changing.error.message}</p>}
    </details>
  )
}
