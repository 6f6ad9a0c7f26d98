import { undoUse, usesCsv } from '@nukkad/contracts/endpoints/access/access-counter'
import type { AccessUse } from '@nukkad/contracts/endpoints/access/access-use'
import { formatTime, useApi, useMutation, useNotify, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useEffect, useState } from 'react'
import styles from './counter.module.css'
import { counterKey } from './counter.queries.ts'

const keptFor = 60_000
const ways = { scan: 'scanned', typed: 'typed', pin: 'by PIN' } as const

/** Today's uses at this place, newest first; a mistake can be undone until the time that the API gives. */
export function TodayList({ uses }: { readonly uses: readonly AccessUse[] }) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  const undoing = useMutation({
    mutationFn: (useId: string) => api.call(undoUse, { params: { useId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: counterKey }),
    onError: (error) => notify(error.message),
  })
  const saving = useMutation({
    mutationFn: () => api.call(usesCsv, {}, { timeout: 30_000 }),
    onSuccess(file) {
      const address = URL.createObjectURL(file)
      const link = document.createElement('a')
      link.href = address
      link.download = 'access-today.csv'
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), keptFor)
    },
    onError: (error) => notify(error.message),
  })
  const counted = uses.filter(({ undoneAt }) => !undoneAt).length
  return (
    <section aria-labelledby="today" className={styles.today}>
      <div className={styles.head}>
        <h2 id="today" className={styles.subtitle}>
          Today: {counted}
        </h2>
        <Button variant="secondary" size={40} busy={saving.isPending} onClick={() => saving.mutate()}>
          Save as CSV
        </Button>
      </div>
      {uses.length === 0 && <p className={styles.quiet}>Nothing yet. The first one will appear here.</p>}
      <ol className={styles.uses}>
        {uses.map((use) => (
          <li key={use.id}>
            <span className={use.undoneAt ? styles.undone : undefined}>
              <b>{use.member}</b> {use.offer.title}
              <br />
              <span className={styles.quiet}>
                {formatTime(use.usedAt)} · {use.way === 'pin' ? ways.pin : `${use.counter}, ${ways[use.way]}`}
                {use.undoneAt && ' · undone'}
              </span>
            </span>
            {!use.undoneAt && new Date(use.undoUntil).getTime() > now && (
              <Button
                variant="quiet"
                size={40}
                busy={undoing.isPending && undoing.variables === use.id}
                onClick={() => undoing.mutate(use.id)}
                aria-label={`Undo: ${use.offer.title} for ${use.member}`}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
