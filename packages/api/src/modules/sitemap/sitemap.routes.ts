import { Readable } from 'node:stream'
import { cityOf } from '@nukkad/contracts'
import type { PostCard } from '@nukkad/contracts/endpoints/content/cards'
import Type from 'typebox'
import { NotFound } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import { cityFeed, type FeedForm, feedForms } from './city-feed.ts'
import type { SitemapService } from './sitemap.service.ts'

const config = { access: 'public', rateLimit: { max: 240, timeWindow: '1 minute' } } as const
const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }

export interface SitemapRouteParts {
  readonly sitemap: SitemapService
  readonly origin: string
  newest(city: string): Promise<readonly PostCard[]>
}

/** Sitemaps and feeds. The shell serves them at /sitemap.xml, /sitemaps/… and /{city}/feed.… */
export const sitemapRoutes: Plugin<SitemapRouteParts> = async (app, { sitemap, origin, newest }) => {
  app.get('/sitemap', { config, schema: { hide: true } }, async (_, reply) =>
    reply.headers(xml).send(await sitemap.index()),
  )
  const named = Type.Object({ name: Type.String({ pattern: '^[a-z-]+(-[0-9]+)?$', maxLength: 80 }) })
  app.get('/sitemap/:name.xml', { config, schema: { hide: true, params: named } }, async ({ params }, reply) => {
    const file = await sitemap.file(params.name)
    return reply.headers(xml).send(typeof file === 'string' ? file : Readable.from(file))
  })

  const wanted = Type.Object({ city: Type.String({ maxLength: 40 }), form: Type.String({ maxLength: 8 }) })
  app.get('/feeds/:city/:form', { config, schema: { hide: true, params: wanted } }, async ({ params }, reply) => {
    const city = cityOf(params.city)
    const form = feedForms.find((one) => one === params.form) as FeedForm | undefined
    if (!city || !form) throw new NotFound('This feed does not exist.')
    const { type, text } = cityFeed(form, { city, origin, posts: await newest(city.slug) })
    return reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=600' }).send(text)
  })
}
