import type { Comment } from '@nukkad/contracts/endpoints/content/comments'
import { formatDay, hrefs, isRecent, Link, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Face } from '@nukkad/ui/face'
import { IconFlag, IconPencil, IconTrash, IconUndo } from '@nukkad/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { CommentEdit } from './comment-edit.tsx'
import { CommentFlag } from './comment-flag.tsx'
import styles from './comments.module.css'
import type { Comments } from './use-comments.ts'

interface CommentItemProps {
  readonly comment: Comment
  readonly comments: Comments
}
type Mode = 'read' | 'edit' | 'flag' | 'flagged' | 'deleted'

/** One comment. Its writer may change it and take it out, with the way back in its place; others may flag it. */
// limit: one comment with what its reader may do, which depends on the same state
export function CommentItem({ comment, comments }: CommentItemProps) {
  const { user } = useSession()
  const [mode, setMode] = useState<Mode>('read')
  const undo = useRef<HTMLButtonElement>(null)
  const { remove, restore } = comments
  const isMine = user?._id === comment.author.user_id
  const isBusy = [remove, restore].some((work) => work.isPending && work.variables === comment.id)
  const failed = [remove, restore].find((work) => work.isError && work.variables === comment.id)

  // The button that was pressed is gone: the way back takes its focus.
  useEffect(() => {
    if (mode === 'deleted') undo.current?.focus()
  }, [mode])

  if (mode === 'deleted')
    return (
      <li className={styles.gone}>
        <p role="status">Your comment is deleted.</p>
        <Button
          ref={undo}
          variant="quiet"
          size={40}
          icon={<IconUndo size={18} />}
          busy={isBusy}
          onClick={() => restore.mutate(comment.id, { onSuccess: () => setMode('read') })}
        >
          Undo
        </Button>
        {failed && <p role="alert">{failed.error?.message}</p>}
      </li>
    )
  const { author } = comment
  return (
    <li className={styles.comment}>
      <Face name={author.name} image={author.image} size={40} />
      <article className={styles.body} aria-label={`Comment by ${author.name}`}>
        <p className={styles.by}>
          <Link to={hrefs.profile(author.id)}>{author.name}</Link>
          <span className={styles.quiet}>
            <time dateTime={comment.date}>{isRecent(comment.date) ? 'Just now' : formatDay(comment.date)}</time>
            {comment.isEdited && ' · edited'}
          </span>
        </p>
        {mode === 'edit' ? (
          <CommentEdit comment={comment} comments={comments} onDone={() => setMode('read')} />
        ) : (
          <p className={styles.text}>{comment.text}</p>
        )}
        {mode === 'flag' && <CommentFlag comment={comment} comments={comments} onDone={setMode} />}
        {mode === 'flagged' && (
          <p role="status" className={styles.quiet}>
            Thank you. Somebody looks at it.
          </p>
        )}
        {failed && <p role="alert">{failed.error?.message}</p>}
        {mode === 'read' && isMine && (
          <div className={styles.tools}>
            <Button variant="quiet" size={36} icon={<IconPencil size={16} />} onClick={() => setMode('edit')}>
              Edit
            </Button>
            <Button
              variant="quiet"
              size={36}
              icon={<IconTrash size={16} />}
              busy={isBusy}
              onClick={() => remove.mutate(comment.id, { onSuccess: () => setMode('deleted') })}
            >
              Delete
            </Button>
          </div>
        )}
        {mode === 'read' && user && !isMine && (
          <div className={styles.tools}>
            <Button
              variant="quiet"
              size={36}
              icon={<IconFlag size={16} />}
              aria-label={`Flag the comment by ${author.name}`}
              onClick={() => setMode('flag')}
            >
              Flag
            </Button>
          </div>
        )}
      </article>
    </li>
  )
}
