import { editorPosts, previewPost } from '@nukkad/contracts/endpoints/content/editor'
import type { Plugin } from '../../plugin.ts'
import { type EditingOf, keptNowhere, writingRoutes } from '../editing/editing.routes.ts'
import type { PostService } from './posts.service.ts'

export const editingRoutes: Plugin<{ editing: EditingOf<typeof editorPosts>; posts: PostService }> = async (
  app,
  { editing, posts },
) => {
  keptNowhere(app)
  writingRoutes(app, editorPosts, editing)
  app.route({
    ...previewPost,
    handler: async ({ params, query }) => ({ data: await posts.preview({ idOrSlug: params.id, city: query.city }) }),
  })
}
