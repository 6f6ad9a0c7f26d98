import type { Base, Module } from '../../plugin.ts'
import { createPublishDue } from '../feeds/publish-due.ts'
import { type AuthorService, createAuthorService } from './authors.service.ts'
import { editingRoutes } from './editing.routes.ts'
import { createPostEditing, type PostEditingParts } from './editing.service.ts'
import { postsPersonal } from './posts.personal.ts'
import { postRoutes } from './posts.routes.ts'
import { createPostService, type PostParts, type PostService } from './posts.service.ts'

export function postsModule(
  { db, now, log }: Pick<Base, 'db' | 'now' | 'log'>,
  parts: Omit<PostParts & PostEditingParts, 'db' | 'now'>,
): Module<{ posts: PostService; authors: AuthorService }> {
  const posts = createPostService({ db, now, ...parts })
  const authors = createAuthorService(db)
  const editing = createPostEditing({ db, now, blocks: parts.blocks, media: parts.media, videoFiles: parts.videoFiles })
  return {
    service: { posts, authors },
    personal: postsPersonal,
    jobs: [createPublishDue({ db, now, log }, 'post')],
    routes: async (app) => {
      await app.register(postRoutes, { posts, authors })
      await app.register(editingRoutes, { editing, posts })
    },
  }
}
