import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { type ReactNode, useEffect, useState } from 'react'
import styles from '../editor.module.css'

interface ConflictQuestionProps {
  readonly isConflict: boolean
  /** what the server said */
  readonly problem: string | undefined
  /** on the button that takes theirs */
  readonly theirs: string
  /** on a button that asks again after the question was closed; without it the question is asked once */
  readonly again?: string
  /** said when a choice did not get through */
  readonly failure: string
  readonly onTakeTheirs: () => Promise<void>
  readonly onKeepMine: () => Promise<void>
  /** what becomes of the other one */
  readonly children: ReactNode
}

/** Two wrote at once: asks whose words stay, and writes over nothing before that. */
export function ConflictQuestion(props: ConflictQuestionProps) {
  const { isConflict, problem, theirs, again, failure, onTakeTheirs, onKeepMine, children } = props
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
        title="Somebody else wrote here too"
        description={problem}
        actions={
          <>
            <Button variant="secondary" busy={isBusy} onClick={() => void choose(onTakeTheirs)}>
              {theirs}
            </Button>
            <Button busy={isBusy} onClick={() => void choose(onKeepMine)}>
              Save mine over it
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
