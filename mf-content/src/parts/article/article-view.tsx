import { BlockList } from '@nukkad/blocks'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import { SaveCount } from '@nukkad/blocks/cards/save-count'
import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { formatDay, Link, useTrack } from '@nukkad/platform'
import { Avatar } from '@nukkad/ui/avatar'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { HydrateLater } from '@nukkad/ui/hydrate-later'
import { Kicker } from '@nukkad/ui/kicker'
import { Page } from '@nukkad/ui/page'
import { PictureView } from '@nukkad/ui/picture-view'
import { type ReactNode, useEffect } from 'react'
import { Comments } from '../comments/comments.tsx'
import { AuthorBox } from '../people/author-box.tsx'
import { FeedSections } from '../sections/feed-sections.tsx'
import { ShareButton } from '../share/share-button.tsx'
import tagLinks from '../tags/tag-links.module.css'
import styles from './article.module.css'
import { trailOf } from './article-head.ts'
import { ReadingProgress } from './reading-progress.tsx'
import { usePostRead } from './use-post-read.ts'

interface ArticleViewProps {
  readonly article: DiscoveryDetails
  /** shown above everything: what is special about this view */
  readonly notice?: ReactNode
  /** Whether it is an editor's preview, which is not tracked and has no comments. */
  readonly isPreview?: boolean
}

/** An article in full: title, picture, blocks, author, comments, and what to read next. */
export function ArticleView({ article, notice, isPreview = false }: ArticleViewProps) {
  const { author, area, tags } = article
  const ref = `${article.city}/${article.slug}`
  const kind = article.kind === 'event' ? 'event' : 'post'
  const trail = trailOf(article)
  const track = useTrack()
  const end = usePostRead(isPreview ? null : ref, article.minutes)
  useEffect(() => {
    if (!isPreview) track('POST_VIEWED', { ref })
  }, [track, ref, isPreview])
  return (
    <Page className={styles.page}>
      <ReadingProgress />
      {notice}
      <Breadcrumbs
        items={trail.map(({ title, href }, at) => (at < trail.length - 1 ? { title, href } : { title }))}
        linkAs={Link}
      />
      <article className={styles.article}>
        <header className={styles.header}>
          <Kicker>{article.kicker}</Kicker>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={styles.line}>{article.line}</p>
          <div className={styles.by}>
            {author && (
              <Link to={author.href} className={styles.author}>
                <Avatar name={author.name} image={author.face} size={40} />
                {author.name}
              </Link>
            )}
            <p className={styles.when}>
              <time dateTime={article.publishedAt}>{formatDay(article.publishedAt)}</time>
              {article.minutes !== null && ` · ${article.minutes} min`}
              <SaveCount kind={kind} of={ref} count={article.saves} before=" · " />
            </p>
            <div className={styles.actions}>
              <SaveButton kind={kind} of={ref} title={article.title} />
              <ShareButton href={article.href} title={article.title} />
            </div>
          </div>
        </header>
        <PictureView
          picture={article.image}
          width={{ mobile: 390, desktop: 1120 }}
          aspect={3 / 2}
          priority
          className={styles.picture}
        />
        <BlockList blocks={article.blocks} content={article.things} look="column" hasDropCap />
        <footer className={styles.foot} ref={end}>
          {(tags.length > 0 || area) && (
            <ul className={tagLinks.links} aria-label="Filed under">
              {[...(area ? [area] : []), ...tags].map((tag) => (
                <li key={tag.href}>
                  <Link to={tag.href}>{tag.name}</Link>
                </li>
              ))}
            </ul>
          )}
          {author && <AuthorBox author={author} />}
        </footer>
      </article>
      {!isPreview && <Comments object={kind} of={ref} />}
      <HydrateLater>
        <FeedSections sections={article.sections} />
      </HydrateLater>
    </Page>
  )
}
