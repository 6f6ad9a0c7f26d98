import { PostCard, type PostCardProps } from '@nukkad/blocks/cards/post-card'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { PostCard as Post } from '@nukkad/contracts/endpoints/content/cards'
import styles from './post-flow.module.css'

interface PostFlowProps {
  readonly posts: readonly Post[]
  /** the first picture is the largest thing of the first view */
  readonly isFirst?: boolean
  readonly heading?: 'h2' | 'h3'
}

/** A page of a paper in seven pieces: one leads, three stand in columns, three are told in words. */
const rhythm: readonly NonNullable<PostCardProps['look']>[] = [
  'lead',
  'brief',
  'brief',
  'brief',
  'text',
  'text',
  'text',
]

/** How the post at that place, from 0, is set. */
export const lookAt = (at: number) => rhythm[at % rhythm.length] ?? 'brief'

/** Posts in the order given, set like a paper. Posts that are shown do not move when more arrive. */
export function PostFlow({ posts, isFirst = false, heading }: PostFlowProps) {
  return (
    <ol className={styles.flow}>
      {posts.map((post, at) => {
        const look = lookAt(at)
        return (
          <li key={post.id} className={styles[look]}>
            <PostCard
              post={post}
              look={look}
              action={<SaveButton kind="post" of={`${post.city}/${post.slug}`} title={post.title} />}
              isFirst={isFirst && at === 0}
              heading={heading}
            />
          </li>
        )
      })}
    </ol>
  )
}
