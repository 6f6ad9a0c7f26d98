import type { Base, Module } from '../../plugin.ts'
import { commentRoutes } from './comment.routes.ts'
import { type CommentParts, type CommentService, createCommentService } from './comment.service.ts'
import { commentsPersonal } from './comments.personal.ts'

export function commentModule(
  { db, now }: Pick<Base, 'db' | 'now'>,
  parts: Pick<CommentParts, 'nameOf' | 'people'>,
): Module<CommentService> {
  const comments = createCommentService({ db, now, ...parts })
  return {
    service: comments,
    personal: commentsPersonal,
    routes: async (app) => void (await app.register(commentRoutes, { comments })),
  }
}
