import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { shortVersion } from './release-words.ts'

interface WithdrawDialogProps {
  readonly version: string
  readonly onWithdraw: (why: string) => void
  readonly onClose: () => void
}

/** Asks for the reason before a version is withdrawn. */
export function WithdrawDialog({ version, onWithdraw, onClose }: WithdrawDialogProps) {
  const [why, setWhy] = useState('')
  const reason = why.trim()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Withdraw ${shortVersion(version)}?`}
      description="Visitors stop getting it from their next page load. If it is stable, the last good version becomes stable again."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button variant="danger" disabled={reason === ''} onClick={() => onWithdraw(reason)}>
            Withdraw it
          </Button>
        </>
      }
    >
      <TextField label="Why" value={why} maxLength={300} onChange={(event) => setWhy(event.target.value)} />
    </Dialog>
  )
}
