import { formatDay, formatTime, useNotify, useQuery, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import type { EditingSteps } from '../editing/editing-steps.ts'
import styles from '../editor.module.css'
import own from './earlier-states.module.css'

/** Saved versions to go back to; the current draft stays among them. */
export function EarlierStates({ editing }: { readonly editing: EditingSteps }) {
  const client = useQueryClient()
  const notify = useNotify()
  const { id } = editing.facts
  const { word, part } = editing.kind
  const queryKey = ['editor', 'revisions', word, id]
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(0)
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => editing.revisions(),
    staleTime: 0,
    enabled: isOpen,
  })

  async function restore(revision: number) {
    if (busy) return
    setBusy(revision)
    try {
      if (!(await editing.flush())) return
      await editing.restore(revision)
      notify('Version restored. Readers will see it when you publish.')
      await client.invalidateQueries({ queryKey })
    } catch (problem) {
      notify(editing.refuseStep(problem), { tone: 'error' })
    } finally {
      setBusy(0)
    }
  }

  return (
    <details className={styles.panel} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Earlier versions</summary>
      {error && <p role="alert">The versions did not load. Close this and open it again.</p>}
      {data?.length === 0 && <p className={styles.quiet}>No earlier versions.</p>}
      <ol className={own.earlier} reversed aria-busy={isOpen && !data && !error}>
        {data?.map(({ version, saved, title, blocks }) => (
          <li key={version}>
            <p>
              <b>{title}</b>
              <br />
              <span className={styles.quiet}>
                {saved.name}, {formatDay(saved.at)} {formatTime(saved.at)} · {blocks} {part}
                {blocks === 1 ? '' : 's'}
              </span>
            </p>
            <Button
              size={48}
              variant="secondary"
              busy={busy === version}
              aria-label={`Restore ${title}, ${formatDay(saved.at)} ${formatTime(saved.at)}`}
              onClick={() => void restore(version)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ol>
    </details>
  )
}
