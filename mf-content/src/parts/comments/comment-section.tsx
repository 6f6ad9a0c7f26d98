import { formatNumber } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Section } from '@nukkad/ui/section'
import { Skeleton } from '@nukkad/ui/skeleton'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import styles from './comments.module.css'
import type { CommentedContent } from './comments.queries.ts'
import { useComments } from './use-comments.ts'

/** The comments, with a field to write one. */
export function CommentSection(content: CommentedContent) {
  const comments = useComments(content)
  const { list, rows, total } = comments
  return (
    <Section
      title={<>Comments {total > 0 && <span className={styles.count}>{formatNumber(total)}</span>}</>}
      className={styles.talk}
    >
      <CommentForm content={content} comments={comments} />
      {list.isPending && <Waiting />}
      {list.isError && rows.length === 0 && (
        <LoadFailure what="The comments" isAway={isAway(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && rows.length === 0 && (
        <p className={styles.quiet}>No comments yet. Be the first to write one.</p>
      )}
      <ul className={styles.list}>
        {rows.map((comment) => (
          <CommentItem key={comment.id} comment={comment} comments={comments} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Earlier comments
        </Button>
      )}
    </Section>
  )
}

const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    {[0, 1].map((at) => (
      <Skeleton key={at} kind="block" width="100%" height="5rem" />
    ))}
  </div>
)
