import { formatDay, formatTime, useNavigate, useNotify, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { DateTimeField } from '@nukkad/ui/date-time-field'
import { Dialog } from '@nukkad/ui/dialog'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import type { EditingSteps } from '../editing/editing-steps.ts'
import styles from '../editor.module.css'
import { inIndia, momentOf } from '../fields/kolkata-time.ts'

const day = 24 * 3600_000

/** The way to the readers and back. Everything typed is saved before each step. */
// limit: publishing, taking back, moving and deleting wait for each other, and share one fault
export function Publishing({ editing }: { readonly editing: EditingSteps }) {
  const go = useNavigate()
  const notify = useNotify()
  const client = useQueryClient()
  const { facts, fields, move } = editing
  const { list } = editing.kind
  const [at, setAt] = useState(() => inIndia(Date.now() + day))
  const [slug, setSlug] = useState(facts.slug)
  const [busy, setBusy] = useState('')
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const isOut = facts.state === 'published'

  async function act(name: string, step: () => Promise<void>, done: string) {
    if (busy) return
    setBusy(name)
    setProblem('')
    try {
      if (!(await editing.flush())) return
      await step()
      notify(done, { tone: 'success' })
      void client.invalidateQueries({ queryKey: list.queryKey })
    } catch (error) {
      setProblem(editing.refuseStep(error))
    } finally {
      setBusy('')
    }
  }
  const publish = (time: string | null) =>
    act(time ? 'later' : 'now', () => editing.publish(time), time ? 'It comes at its time.' : 'Readers see it now.')
  async function remove() {
    try {
      await editing.remove()
      void client.invalidateQueries({ queryKey: list.queryKey })
      notify('The draft is deleted.')
      go(list.href, { replace: true, asks: false })
    } catch (error) {
      setAsking(false)
      setProblem(editing.refuseStep(error))
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="publishing">
      <h2 id="publishing">Publishing</h2>
      <p>
        {facts.state === 'draft' && 'Readers do not see it.'}
        {facts.state === 'scheduled' &&
          facts.publishedAt &&
          `Readers see it from ${formatDay(facts.publishedAt)}, ${formatTime(facts.publishedAt)} in India.`}
        {isOut && (facts.hasChanges ? 'Readers see it, without your last changes.' : 'Readers see it as it is.')}{' '}
        {isOut && <a href={facts.href}>Its page</a>}
      </p>
      <p role="alert" className={styles.alert}>
        {problem}
      </p>
      <Button wide busy={busy === 'now'} onClick={() => void publish(null)}>
        {isOut ? 'Publish changes' : 'Publish now'}
      </Button>
      {!isOut && (
        <>
          <DateTimeField
            label="Or at a time"
            hint="The time in India"
            min={inIndia(Date.now()).slice(0, 10)}
            value={at}
            error={fields.at && `This time ${fields.at}`}
            onChange={setAt}
          />
          <Button
            wide
            variant="secondary"
            busy={busy === 'later'}
            disabled={!at}
            onClick={() => void publish(momentOf(at) ?? null)}
          >
            Publish at this time
          </Button>
        </>
      )}
      {facts.state === 'draft' ? (
        <Button wide variant="quiet" onClick={() => setAsking(true)}>
          Delete this draft
        </Button>
      ) : (
        <Button
          wide
          variant="quiet"
          busy={busy === 'back'}
          onClick={() => void act('back', () => editing.unpublish(), 'It is a draft again.')}
        >
          Take it back
        </Button>
      )}
      {move && (
        <form
          method="post"
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault()
            const wanted = slug.trim()
            void act('move', () => move(wanted), 'It moved.').then(() => setSlug(wanted))
          }}
        >
          <TextField
            label="Address of the page"
            hint={isOut ? 'The old one leads to it' : 'Lower-case letters, digits and hyphens'}
            value={slug}
            maxLength={120}
            spellCheck={false}
            error={fields.slug && `This address ${fields.slug}`}
            onChange={(event) => setSlug(event.target.value)}
          />
          {slug.trim() !== facts.slug && (
            <Button type="submit" variant="secondary" busy={busy === 'move'}>
              Change the address
            </Button>
          )}
        </form>
      )}
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete this draft?"
        description="It goes with all its earlier states, and cannot be brought back."
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="danger" onClick={() => void remove()}>
              Delete
            </Button>
          </>
        }
      />
    </section>
  )
}
