import type { CheckIn } from '@nukkad/contracts/endpoints/events/check-in'
import { CheckResult } from '@nukkad/ui/check-result'
import styles from './check-in.module.css'

/** The answer for one ticket: a clear yes or no. */
export function Answer({ said }: { readonly said: CheckIn }) {
  const isIn = said.result === 'welcome'
  return (
    <CheckResult isYes={isIn} word={isIn ? 'Yes, come in' : 'No'} className={styles.result}>
      <p>{said.message}</p>
      {said.guest && (
        <p>
          {said.guest}, {said.type}
        </p>
      )}
    </CheckResult>
  )
}
