import type { PostCard } from '@nukkad/contracts/endpoints/content/cards'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Base, Module } from '../../plugin.ts'
import type { GiftFinderService } from '../gift-finder/gift-finder.service.ts'
import type { PostService } from '../posts/posts.service.ts'
import { sitemapRoutes } from './sitemap.routes.ts'
import { createSitemapService, type SitemapService } from './sitemap.service.ts'

const newsOfFeed = 30

/** Sitemaps and feeds. */
export function sitemapModule(
  { db, settings, now }: Pick<Base, 'db' | 'settings' | 'now'>,
  { posts, gifts }: { posts: Pick<PostService, 'feedJson'>; gifts: Pick<GiftFinderService, 'occasions'> },
): Module<SitemapService> {
  const sitemap = createSitemapService({
    db,
    settings,
    now,
    writtenPages: async () => (await gifts.occasions()).map(({ slug }) => hrefs.giftFinder(slug)),
  })
  const origin = settings.PUBLIC_URL.replace(/\/$/, '')
  const newest = async (city: string): Promise<readonly PostCard[]> => {
    return (await posts.feedJson({ type: 'all' }, { city, sort: 20, pagesize: newsOfFeed })).parse().data
  }
  return {
    service: sitemap,
    routes: async (app) => void (await app.register(sitemapRoutes, { sitemap, origin, newest })),
  }
}
