import { formatDay, formatTime } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { Fragment, type ReactNode, useId } from 'react'
import frame from './record-frame.module.css'
import styles from './staff.module.css'
import type { Editing, Recorded } from './use-record.ts'

interface RecordFrameProps<T extends Recorded> {
  readonly editing: Editing<T>
  readonly children: ReactNode
  /** Shown beside it on a wide screen: a preview as visitors see it. */
  readonly aside?: ReactNode
}

/** A record being edited, above a bar that says whether it is saved. */
export function RecordFrame<T extends Recorded>({ editing, children, aside }: RecordFrameProps<T>) {
  const id = useId()
  const { saved, setAside, isDirty, isBusy, rival, problem } = editing
  // The buttons that answer the question leave with it.
  const state = useLostFocus<HTMLParagraphElement>(`${rival} ${setAside !== undefined}`)
  return (
    <div className={styles.record}>
      <div className={aside ? styles.columns : undefined}>
        <form
          method="post"
          noValidate
          id={id}
          ref={editing.place}
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) editing.save()
          }}
        >
          <Fragment key={editing.round}>{children}</Fragment>
        </form>
        {aside}
      </div>
      <div className={frame.bar}>
        <p role="alert" className={styles.problem}>
          {rival ? `${rival} changed this after you opened it. Your changes are still here.` : problem}
        </p>
        {rival ? (
          <>
            <Button variant="secondary" busy={isBusy} onClick={editing.takeTheirs}>
              Keep {rival}’s, set mine aside
            </Button>
            <Button busy={isBusy} onClick={editing.keepMine}>
              Overwrite with my version
            </Button>
          </>
        ) : (
          <>
            {setAside && (
              <>
                <p>Your version is set aside in this tab.</p>
                <Button size={40} variant="secondary" onClick={editing.restoreSetAside}>
                  Restore it
                </Button>
                <Button size={40} variant="quiet" onClick={editing.discardSetAside}>
                  Discard it
                </Button>
              </>
            )}
            <p ref={state} tabIndex={-1} role="status" className={frame.state}>
              {isDirty ? 'Not saved yet' : saidOf(saved)}
            </p>
            <Button type="submit" form={id} busy={isBusy}>
              Save
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

const saidOf = ({ changed }: Recorded) =>
  changed ? `Saved by ${changed.by}, ${formatDay(changed.at)}, ${formatTime(changed.at)}` : 'All saved'
