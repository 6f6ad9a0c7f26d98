import { type Comment, longestComment } from '@nukkad/contracts/endpoints/content/comments'
import { useUnsavedInput } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextArea } from '@nukkad/ui/text-area'
import { type FormEvent, useState } from 'react'
import styles from './comments.module.css'
import type { Comments } from './use-comments.ts'

interface CommentEditProps {
  readonly comment: Comment
  readonly comments: Comments
  readonly onDone: () => void
}

/** Edits the user's own comment. */
export function CommentEdit({ comment, comments: { edit }, onDone }: CommentEditProps) {
  const [text, setText] = useState(comment.text)
  useUnsavedInput(text !== comment.text)
  const isOurs = edit.variables?.id === comment.id
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) edit.mutate({ id: comment.id, text }, { onSuccess: onDone })
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextArea
        // It replaces the button that was pressed.
        autoFocus
        label="Your comment"
        rows={3}
        value={text}
        maxLength={longestComment}
        error={
          text.trim() ? (isOurs && edit.isError ? edit.error.message : undefined) : 'Write a few words, or delete it'
        }
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" size={40} busy={isOurs && edit.isPending}>
          Save changes
        </Button>
        <Button variant="quiet" size={40} onClick={onDone}>
          Leave it
        </Button>
      </div>
    </form>
  )
}
