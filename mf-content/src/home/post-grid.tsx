import { formatCount } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { Section } from '@nukkad/ui/section'
import type { HomePage } from './home.queries.ts'
import styles from './post-grid.module.css'

/** Long reads; the first one leads. */
export function PostGrid({ posts }: { posts: HomePage['posts'] }) {
  if (posts.length === 0) return null
  return (
    <Section title="Worth reading to the end">
      <div className={styles.grid}>
        {posts.map((post, at) => (
          <article key={post.id} className={at === 0 ? styles.lead : styles.post}>
            <PictureView
              picture={post.image}
              width={at === 0 ? 600 : 420}
              sizes={at === 0 ? '(min-width: 800px) 40vw, 100vw' : '(min-width: 800px) 28vw, 100vw'}
              className={styles.picture}
            />
            <p className={styles.kicker}>{post.kicker}</p>
            <h3 className={styles.title}>{post.title}</h3>
            <p className={styles.line}>{post.line}</p>
            <p className={styles.by}>
              {post.author} · {post.minutes} min{post.saves > 0 ? ` · ${formatCount(post.saves)} saves` : ''}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}
