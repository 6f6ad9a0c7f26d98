import { longestComment } from '@nukkad/contracts/endpoints/content/comments'
import { useDraft, useUnsavedInput } from '@nukkad/platform'
import { useAfterSignIn } from '@nukkad/platform/sign-in'
import { Button } from '@nukkad/ui/button'
import { TextArea } from '@nukkad/ui/text-area'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from './comments.module.css'
import type { CommentedContent } from './comments.queries.ts'
import type { Comments } from './use-comments.ts'

const nearTheEnd = longestComment - 200

/**
 * A field and a button. Guests may write; submitting asks them to sign in and then sends the comment automatically. The
 * text is kept, also across a reload, until the server has it.
 */
export function CommentForm({
  content,
  comments,
}: {
  readonly content: CommentedContent
  readonly comments: Comments
}) {
  const { write } = comments
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft<{ text: string }>(`comment ${content.object} ${content.of}`)
  const [text, setText] = useState('')
  const [inputError, setInputError] = useState<string>()
  const [told, setTold] = useState('')
  useUnsavedInput(text.trim() !== '')
  // After the first render, which must match the server's; what was typed before that wins.
  useEffect(() => setText((now) => now || (draft.before?.text ?? '')), [draft])

  const sending = useAfterSignIn({ reason: 'Sign in to send your comment; it is kept while you do.' }, () =>
    write.mutate(text, {
      onSuccess: ({ state }) => {
        setText('')
        draft.drop()
        setTold(
          state === 'held' ? 'Thank you. It contains a link, so we will check it first.' : 'Your comment is published.',
        )
      },
    }),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    setTold('')
    if (!text.trim()) {
      setInputError('Write a comment first')
      return field.current?.focus()
    }
    sending.run()
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <TextArea
        ref={field}
        label="Add a comment"
        rows={3}
        value={text}
        maxLength={longestComment}
        error={inputError ?? (write.isError ? write.error.message : undefined)}
        hint={text.length > nearTheEnd ? `${longestComment - text.length} letters left` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          draft.keep({ text: event.target.value })
          setInputError(undefined)
          if (write.isError) write.reset()
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size={48} busy={write.isPending}>
          Send comment
        </Button>
        <p role="status" className={styles.quiet}>
          {told}
        </p>
      </div>
    </form>
  )
}
