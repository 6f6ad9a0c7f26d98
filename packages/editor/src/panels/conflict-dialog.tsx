import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { useEffect, useState } from 'react'
import type { EditingSteps } from '../editing/editing-steps.ts'
import styles from '../editor.module.css'

/** Two wrote at once: nothing of either is lost, whatever is chosen. */
export function ConflictDialog({ editing }: { readonly editing: EditingSteps }) {
  const { saving, problem } = editing
  const isConflict = saving === 'conflict'
  const [isOpen, setOpen] = useState(isConflict)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => setOpen(isConflict), [isConflict])
  async function choose(way: () => Promise<void>) {
    setBusy(true)
    setFailure('')
    try {
      await way()
    } catch {
      setFailure('Nukkad does not answer just now. What you wrote is still here; try once more.')
    }
    setBusy(false)
  }
  return (
    <>
      {isConflict && !isOpen && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Choose what stays
        </Button>
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Somebody else wrote here too"
        description={problem}
        actions={
          <>
            <Button variant="secondary" busy={isBusy} onClick={() => void choose(() => editing.takeTheirs())}>
              Take theirs, set mine aside
            </Button>
            <Button busy={isBusy} onClick={() => void choose(() => editing.keepMine())}>
              Save mine over it
            </Button>
          </>
        }
      >
        <p>Theirs stays among the earlier states when you save over it; yours stays in this browser when you do not.</p>
        <p>
          <a href={editing.preview} target="_blank" rel="noreferrer">
            Look at theirs in a new tab
          </a>
        </p>
        <p role="alert" className={styles.alert}>
          {failure}
        </p>
      </Dialog>
    </>
  )
}
