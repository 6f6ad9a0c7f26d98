import { formatDay, formatTime, useNavigate, useNotify, useQueryClient } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { ConfirmDialog } from '@nukkad/ui/confirm-dialog'
import { TextField } from '@nukkad/ui/text-field'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import type { EditingSteps } from '../editing/editing-steps.ts'
import styles from '../editor.module.css'
import { PublishAtTime } from './publish-at-time.tsx'
import { usePublishingSteps } from './use-publishing-steps.ts'

/** Publishing and unpublishing. All input is saved before each step. */
// limit: publishing, taking back, moving and deleting exclude each other, and share one error
export function Publishing({ editing }: { readonly editing: EditingSteps }) {
  const go = useNavigate()
  const notify = useNotify()
  const client = useQueryClient()
  const { facts, fields, move } = editing
  const { list } = editing.kind
  const steps = usePublishingSteps(editing, 'Readers')
  const { busy, problem, act, refuse, publish } = steps
  const [slug, setSlug] = useState(facts.slug)
  const [asked, setAsked] = useState<'remove' | 'take back'>()
  const close = () => setAsked(undefined)
  // The button that was pressed gives way to one that deletes, which must not get the focus.
  const heading = useLostFocus<HTMLHeadingElement>(facts.state)
  const isOut = facts.state === 'published'
  const planned = facts.state === 'scheduled' ? facts.publishedAt : null

  const takeBack = () => act('back', () => editing.unpublish(), 'Moved back to draft.').then(close)
  async function remove() {
    try {
      await editing.remove()
      void client.invalidateQueries({ queryKey: list.queryKey })
      notify('The draft is deleted.')
      go(list.href, { replace: true, asks: false })
    } catch (error) {
      close()
      refuse(error)
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="publishing">
      <h2 ref={heading} tabIndex={-1} id="publishing">
        Publishing
      </h2>
      <p>
        {facts.state === 'draft' && 'Readers can’t see it.'}
        {facts.state === 'scheduled' &&
          facts.publishedAt &&
          `Readers see it from ${formatDay(facts.publishedAt)}, ${formatTime(facts.publishedAt)} in India${
            facts.hasChanges ? ', without your last changes' : ''
          }.`}
        {isOut &&
          (facts.hasChanges
            ? 'Readers see it, without your last changes.'
            : `Readers see ${facts.isCalledOff ? 'that it is cancelled' : 'it as it is'}.`)}{' '}
        {isOut && <a href={facts.href}>View page</a>}
      </p>
      <p role="alert" className={styles.alert}>
        {problem}
      </p>
      <Button wide busy={busy === 'now'} onClick={() => void publish(null)}>
        {isOut ? 'Publish changes' : 'Publish now'}
      </Button>
      {planned && facts.hasChanges && (
        <Button wide variant="secondary" busy={busy === 'later'} onClick={() => void publish(planned)}>
          Schedule the latest saved version instead
        </Button>
      )}
      {!isOut && <PublishAtTime steps={steps} fields={fields} />}
      {facts.state === 'draft' ? (
        <Button key="remove" wide variant="quiet" onClick={() => setAsked('remove')}>
          Delete this draft
        </Button>
      ) : (
        <Button
          key="back"
          wide
          variant="quiet"
          busy={busy === 'back'}
          onClick={() => (isOut ? setAsked('take back') : void takeBack())}
        >
          Move back to draft
        </Button>
      )}
      {move && (
        <form
          method="post"
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault()
            const wanted = slug.trim()
            void act('move', () => move(wanted), 'Address changed.').then(() => setSlug(wanted))
          }}
        >
          <TextField
            label="Address of the page"
            hint={isOut ? 'The old address redirects here' : 'Lower-case letters, digits and hyphens'}
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
      <ConfirmDialog
        isOpen={asked === 'take back'}
        onClose={close}
        title="Move it back to draft?"
        description="Readers will no longer find it, and links to it will lead nowhere until you publish it again."
        confirm="Move back to draft"
        busy={busy === 'back'}
        ifGone={heading}
        onConfirm={() => void takeBack()}
      />
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onClose={close}
        title="Delete this draft?"
        description="This deletes it with all its earlier versions and cannot be undone."
        confirm="Delete"
        onConfirm={() => void remove()}
      />
    </section>
  )
}
