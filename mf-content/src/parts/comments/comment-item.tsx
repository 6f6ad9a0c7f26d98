import type { Comment } from '@nukkad/contracts/endpoints/content/comments'
import { formatDay, hrefs, isRecent, Link, useSession } from '@nukkad/platform'
import { Avatar } from '@nukkad/ui/avatar'
import { Button } from '@nukkad/ui/button'
import { IconFlag, IconPencil, IconTrash } from '@nukkad/ui/icons'
import { useState } from 'react'
import { CommentDeleted } from './comment-deleted.tsx'
import { CommentEdit } from './comment-edit.tsx'
import { CommentFlag } from './comment-flag.tsx'
import styles from './comments.module.css'
import type { Comments } from './use-comments.ts'

interface CommentItemProps {
  readonly comment: Comment
  readonly comments: Comments
}
type Mode = 'read' | 'edit' | 'flag' | 'flagged' | 'deleted'

/** One comment. Its author may edit and delete it, with an undo in its place; others may report it. */
export function CommentItem({ comment, comments }: CommentItemProps) {
  const { user } = useSession()
  const [mode, setMode] = useState<Mode>('read')
  const { remove, restore } = comments
  const isMine = user?._id === comment.author.user_id
  const isBusy = [remove, restore].some((work) => work.isPending && work.variables === comment.id)
  const failed = [remove, restore].find((work) => work.isError && work.variables === comment.id)

  if (mode === 'deleted')
    return (
      <li className={styles.gone}>
        <CommentDeleted
          isBusy={isBusy}
          error={failed?.error?.message}
          onUndo={() => restore.mutate(comment.id, { onSuccess: () => setMode('read') })}
        />
      </li>
    )
  const { author } = comment
  return (
    <li className={styles.comment}>
      <Avatar name={author.name} image={author.image} size={40} />
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
            Thank you. We will look at it.
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
