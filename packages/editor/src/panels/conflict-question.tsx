import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { type ReactNode, useEffect, useState } from 'react'
import styles from '../editor.module.css'

interface ConflictQuestionProps {
  readonly isConflict: boolean
  /** the server's message */
  readonly error: string | undefined
  /** label of the button that takes the other version */
  readonly theirs: string
  /** label of a button that reopens the question after it was closed; without it the question is asked once */
  readonly again?: string
  /** shown when a choice could not be carried out */
  readonly failure: string
  readonly onTakeTheirs: () => Promise<void>
  readonly onKeepMine: () => Promise<void>
  /** what happens to the version that is not chosen */
  readonly children: ReactNode
}

/** Asks which version to keep when two people edited at once; nothing is overwritten before that. */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { isConflict, error, theirs, again, failure, onTakeTheirs, onKeepMine, children } = props
  const [isOpen, setOpen] = useState(isConflict)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => setOpen(isConflict), [isConflict])
  async function choose(way: () => Promise<void>) {
    setBusy(true)
    setFailed(false)
    try {
      await way()
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <>
      {again && isConflict && !isOpen && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {again}
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Someone else changed this too"
        description={error}
        actions={
          <>
            <Button variant="secondary" busy={isBusy} onClick={() => void choose(onTakeTheirs)}>
              {theirs}
            </Button>
            <Button busy={isBusy} onClick={() => void choose(onKeepMine)}>
              Overwrite with my version
            </Button>
          </>
        }
      >
        {children}
        <p role="alert" className={styles.alert}>
          {hasFailed ? failure : ''}
        </p>
      </Dialog>
    </>
  )
}
