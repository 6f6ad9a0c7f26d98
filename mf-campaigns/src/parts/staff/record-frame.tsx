import { formatDay, formatTime } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { type ReactNode, useId } from 'react'
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
  const { saved, isDirty, isBusy, rival, problem } = editing
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
          {children}
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
              Show {rival}’s
            </Button>
            <Button busy={isBusy} onClick={editing.keepMine}>
              Overwrite with my version
            </Button>
          </>
        ) : (
          <>
            <p role="status" className={frame.state}>
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
