import { getAuthor, listAuthors } from '@nukkad/contracts/endpoints/content/authors'
import {
  discoveryMetadata,
  getDiscovery,
  getDiscoveryDetails,
  postFeed,
  similarReviews,
} from '@nukkad/contracts/endpoints/content/posts'
import { readyAnswer, sendReady } from '../../http/answers/ready-json.ts'
import type { Plugin } from '../../plugin.ts'
import type { AuthorService } from './authors.service.ts'
import type { PostService } from './posts.service.ts'

export const postRoutes: Plugin<{ posts: PostService; authors: AuthorService }> = async (app, { posts, authors }) => {
  app.route({
    ...postFeed,
    handler: async ({ params, query }, reply) => sendReady(reply, await posts.feedJson(params, query)),
  })
  app.route({
    ...getDiscoveryDetails,
    handler: async ({ params, query }, reply) =>
      sendReady(
        reply,
        readyAnswer<typeof getDiscoveryDetails>({
          data: await posts.details({ idOrSlug: params.id, city: query.city }),
        }),
      ),
  })
  app.route({
    ...similarReviews,
    handler: async ({ query }, reply) => sendReady(reply, await posts.similarJson(query)),
  })
  app.route({
    ...getDiscovery,
    handler: async ({ params, query }, reply) =>
      sendReady(
        reply,
        readyAnswer<typeof getDiscovery>({ data: await posts.discovery({ idOrSlug: params.id, city: query.city }) }),
      ),
  })
  app.route({ ...discoveryMetadata, handler: async ({ query }) => ({ data: await posts.metadata(query) }) })
  app.route({ ...listAuthors, handler: async ({ query }) => ({ data: await authors.list(query.city) }) })
  app.route({ ...getAuthor, handler: async ({ params }) => ({ data: await authors.page(params.handle) }) })
}
