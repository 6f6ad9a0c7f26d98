import type { Comment } from '@nukkad/contracts/endpoints/content/comments'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { type FormEvent, useState } from 'react'
import styles from './comments.module.css'
import type { Comments } from './use-comments.ts'

interface CommentFlagProps {
  readonly comment: Comment
  readonly comments: Comments
  readonly onDone: (mode: 'read' | 'flagged') => void
}

/** Reports a comment, with an optional reason. */
export function CommentFlag({ comment, comments: { flag }, onDone }: CommentFlagProps) {
  const [reason, setReason] = useState('')
  const isOurs = flag.variables?.id === comment.id
  function submit(event: FormEvent) {
    event.preventDefault()
    flag.mutate({ id: comment.id, reason }, { onSuccess: () => onDone('flagged') })
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        // It replaces the button that was pressed.
        autoFocus
        label="What is wrong with it?"
        optional
        autoComplete="off"
        maxLength={300}
        value={reason}
        error={isOurs && flag.isError ? flag.error.message : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size={40} busy={isOurs && flag.isPending}>
          Flag it
        </Button>
        <Button variant="quiet" size={40} onClick={() => onDone('read')}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
