import { listComments, updateComment, writeComment } from '@nukkad/contracts/endpoints/content/comments'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { CommentService } from './comment.service.ts'

export const commentRoutes: Plugin<{ comments: CommentService }> = async (app, { comments }) => {
  app.route({ ...listComments, handler: ({ query }) => comments.list(query) })
  app.route({
    ...writeComment,
    handler: async (request) => ({ data: await comments.write(signedIn(request).userId, request.body) }),
  })
  app.route({
    ...updateComment,
    handler: async (request) => ({ data: await comments.update(signedIn(request).userId, request.body) }),
  })
}
