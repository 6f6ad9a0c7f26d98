import { longestSharedAs } from '@nukkad/contracts/endpoints/people/saved-lists'
import { useSession } from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { useShare } from '@nukkad/platform/share'
import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { Form } from '@nukkad/ui/form'
import { IconShare } from '@nukkad/ui/icons'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from './saved-list.module.css'
import type { SavedListHead, useListActions } from './saved-list.queries.ts'

interface ShareDialogProps {
  readonly isOpen: boolean
  readonly list: SavedListHead
  readonly actions: Pick<ReturnType<typeof useListActions>, 'sharing' | 'withdrawing'>
  readonly onClose: () => void
}

/** Shares a list by a link of its own, with the name that its readers see, and ends that. */
export function ShareDialog({ isOpen, list, actions, onClose }: ShareDialogProps) {
  const { share } = list
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Share this list"
      description={
        share
          ? 'Everybody who has the link can see the list as it is now and as you change it.'
          : 'It gets a link that nobody can guess. Everybody who has it can see the list, and you can end it at any time.'
      }
    >
      {isOpen && <Sharing key={share?.path} list={list} actions={actions} />}
    </Dialog>
  )
}

function Sharing({ list: { name, share }, actions }: Pick<ShareDialogProps, 'list' | 'actions'>) {
  const { sharing, withdrawing } = actions
  const { user } = useSession()
  const send = useShare()
  const [sharedAs, setSharedAs] = useState(share?.sharedAs ?? user?.firstName ?? '')
  const { fields, error } = formErrors(sharing.error ?? withdrawing.error)
  return (
    <div className={styles.sharing}>
      {share && (
        <>
          <p className={styles.link}>{new URL(share.path, location.origin).href}</p>
          <Button icon={<IconShare size={18} />} onClick={() => void send(share.path, name)}>
            Send the link
          </Button>
        </>
      )}
      <Form
        label="Share this list"
        submit={share ? 'Save the name' : 'Create the link'}
        busy={sharing.isPending}
        error={error}
        onSubmit={() => sharing.mutate(sharedAs)}
      >
        <TextField
          label="Your name on the list"
          hint="Nothing else about you is shown. Leave it empty to show no name."
          optional
          value={sharedAs}
          maxLength={longestSharedAs}
          autoComplete="off"
          error={fields.sharedAs}
          onChange={({ target }) => setSharedAs(target.value)}
        />
      </Form>
      {share && (
        <Button variant="quiet" size={40} busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
          Stop sharing
        </Button>
      )}
    </div>
  )
}
