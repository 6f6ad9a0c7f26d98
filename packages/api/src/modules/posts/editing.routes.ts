import {
  beginPost,
  deleteDraft,
  editorPost,
  editorPosts,
  movePost,
  postRevisions,
  previewPost,
  publishPost,
  restoreRevision,
  savePost,
  unpublishPost,
} from '@nukkad/contracts/endpoints/editor'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { EditingService } from './editing.service.ts'
import type { PostService } from './posts.service.ts'

export const editingRoutes: Plugin<{ editing: EditingService; posts: PostService }> = async (
  app,
  { editing, posts },
) => {
  // What is not published yet is kept nowhere on its way.
  app.addHook(
    'onSend',
    async (_, reply) => void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
  )

  app.route({ ...editorPosts, handler: ({ query }) => editing.desk(query) })
  app.route({ ...editorPost, handler: async ({ params }) => ({ data: await editing.get(params.id) }) })
  app.route({
    ...beginPost,
    handler: async (request) => ({ data: await editing.begin(signedIn(request).userId, request.body) }),
  })
  app.route({
    ...savePost,
    handler: async (request) => {
      const { version, post } = request.body
      return { data: await editing.save(request.params.id, signedIn(request).userId, version, post) }
    },
  })
  app.route({
    ...publishPost,
    handler: async (request) => {
      const { version, at } = request.body
      return { data: await editing.publish(request.params.id, signedIn(request).userId, version, at) }
    },
  })
  app.route({
    ...unpublishPost,
    handler: async (request) => ({
      data: await editing.unpublish(request.params.id, signedIn(request).userId, request.body.version),
    }),
  })
  app.route({
    ...movePost,
    handler: async (request) => {
      const { version, slug } = request.body
      return { data: await editing.move(request.params.id, signedIn(request).userId, version, slug) }
    },
  })
  app.route({
    ...deleteDraft,
    handler: async (request) => {
      await editing.remove(request.params.id, signedIn(request).userId, request.query.version)
      return { data: { ok: true } }
    },
  })
  app.route({ ...postRevisions, handler: async ({ params }) => ({ data: await editing.revisions(params.id) }) })
  app.route({
    ...restoreRevision,
    handler: async (request) => {
      const { id, revision } = request.params
      return { data: await editing.restore(id, signedIn(request).userId, request.body.version, revision) }
    },
  })
  app.route({
    ...previewPost,
    handler: async ({ params, query }) => ({ data: await posts.preview({ idOrSlug: params.id, city: query.city }) }),
  })
}
