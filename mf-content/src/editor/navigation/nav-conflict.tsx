import styles from '@nukkad/editor/editor.module.css'
import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { useEffect, useState } from 'react'
import type { NavEditing } from './use-nav-editing.ts'

/** Two wrote the same list: nothing is written over before somebody says so. */
export function NavConflict({ editing }: { readonly editing: NavEditing }) {
  const { isConflict } = editing
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
      setFailure('That did not work just now. What you wrote is still here; try once more.')
    }
    setBusy(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title="Somebody else wrote here too"
      description={editing.problem}
      actions={
        <>
          <Button variant="secondary" busy={isBusy} onClick={() => void choose(editing.takeTheirs)}>
            Take theirs
          </Button>
          <Button busy={isBusy} onClick={() => void choose(editing.keepMine)}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>If you take theirs, yours is one “Undo” away.</p>
      <p role="alert" className={styles.alert}>
        {failure}
      </p>
    </Dialog>
  )
}
