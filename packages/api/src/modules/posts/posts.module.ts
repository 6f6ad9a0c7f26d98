import type { Base, Module } from '../../plugin.ts'
import { createPublishDue } from '../feeds/publish-due.ts'
import { type AuthorService, createAuthorService } from './authors.service.ts'
import { postRoutes } from './posts.routes.ts'
import { createPostService, type PostParts, type PostService } from './posts.service.ts'

export function postsModule(
  { db, now, log }: Pick<Base, 'db' | 'now' | 'log'>,
  parts: Omit<PostParts, 'db' | 'now'>,
): Module<{ posts: PostService; authors: AuthorService }> {
  const posts = createPostService({ db, now, ...parts })
  const authors = createAuthorService(db)
  return {
    service: { posts, authors },
    jobs: [createPublishDue({ db, now, log }, 'post')],
    routes: async (app) => void (await app.register(postRoutes, { posts, authors })),
  }
}
