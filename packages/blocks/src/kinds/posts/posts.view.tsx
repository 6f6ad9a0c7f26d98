import { ListBlock } from '../../block-heading.tsx'
import { PostCard } from '../../cards/post-card.tsx'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'
import styles from './posts.module.css'

/** A list of posts to read next. */
function PostsView({ data, content, look, heading }: BlockViewProps<'posts'>) {
  const posts = inOrder(data.slugs, content.posts)
  if (posts.length === 0) return null
  return (
    <ListBlock title={data.title} unnamed="To read" heading={heading} look={look}>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} look={look === 'page' ? 'brief' : 'row'} heading="h3" />
          </li>
        ))}
      </ul>
    </ListBlock>
  )
}

export const view: KindView<'posts'> = { v: 1, View: PostsView }
