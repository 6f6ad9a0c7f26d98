import { PostCard, type PostCardProps } from '@nukkad/blocks/cards/post-card'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { PostCard as Post } from '@nukkad/contracts/endpoints/content/cards'
import styles from './post-flow.module.css'

interface PostFlowProps {
  readonly posts: readonly Post[]
  /** whether the first picture is the largest element of the initial viewport */
  readonly isFirst?: boolean
  readonly heading?: 'h2' | 'h3'
}

/** The layout of seven posts, like a newspaper page: one lead, three in columns, three as text. */
const rhythm: readonly NonNullable<PostCardProps['look']>[] = [
  'lead',
  'brief',
  'brief',
  'brief',
  'text',
  'text',
  'text',
]

/** The layout of the post at a position, from 0. */
export const lookAt = (at: number) => rhythm[at % rhythm.length] ?? 'brief'

/** Posts in the given order, laid out like a newspaper. Posts on the page do not move when more arrive. */
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
