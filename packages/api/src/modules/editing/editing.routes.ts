import type { AnswerOf, BodyOf, QueryOf } from '@nukkad/contracts'
import type { editorEvents, editorPlaces, editorPosts } from '@nukkad/contracts/endpoints/content/editor'
import type { Revision } from '@nukkad/contracts/endpoints/content/staff-writing'
import { signedIn } from '../../access.ts'
import type { App } from '../../plugin.ts'

type Calls = typeof editorPosts | typeof editorPlaces | typeof editorEvents
type EditedAt<K extends Calls> = AnswerOf<K['get']>['data']

/** The service behind the calls that edit one kind of content. */
export interface EditingOf<K extends Calls> {
  list(query: QueryOf<K['list']>): Promise<AnswerOf<K['list']>>
  get(id: string): Promise<EditedAt<K>>
  begin(userId: string, body: BodyOf<K['begin']>): Promise<EditedAt<K>>
  save(id: string, userId: string, version: number, draft: EditedAt<K>['draft']): Promise<EditedAt<K>>
  publish(id: string, userId: string, version: number, at: string | null | undefined): Promise<EditedAt<K>>
  unpublish(id: string, userId: string, version: number): Promise<EditedAt<K>>
  move(id: string, userId: string, version: number, slug: string): Promise<EditedAt<K>>
  remove(id: string, userId: string, version: number): Promise<void>
  revisions(id: string): Promise<Revision[]>
  restore(id: string, userId: string, version: number, revision: number): Promise<EditedAt<K>>
}

/** Prevents caching of unpublished content. */
export const keptNowhere = (app: App): void =>
  void app.addHook(
    'onSend',
    async (_, reply) => void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }),
  )

/**
 * The calls that edit one kind of content. Kinds differ only in their drafts, which are passed through; the types of
 * posts stand in for all.
 */
export function writingRoutes<K extends Calls>(app: App, calls: K, service: EditingOf<K>): void {
  const one = calls as unknown as typeof editorPosts
  const editing = service as unknown as EditingOf<typeof editorPosts>
  app.route({ ...one.list, handler: ({ query }) => editing.list(query) })
  app.route({ ...one.get, handler: async ({ params }) => ({ data: await editing.get(params.id) }) })
  app.route({
    ...one.begin,
    handler: async (request) => ({ data: await editing.begin(signedIn(request).userId, request.body) }),
  })
  app.route({
    ...one.save,
    handler: async (request) => {
      const { version, draft } = request.body
      return { data: await editing.save(request.params.id, signedIn(request).userId, version, draft) }
    },
  })
  app.route({
    ...one.publish,
    handler: async (request) => {
      const { version, at } = request.body
      return { data: await editing.publish(request.params.id, signedIn(request).userId, version, at) }
    },
  })
  app.route({
    ...one.unpublish,
    handler: async (request) => ({
      data: await editing.unpublish(request.params.id, signedIn(request).userId, request.body.version),
    }),
  })
  app.route({
    ...one.move,
    handler: async (request) => {
      const { version, slug } = request.body
      return { data: await editing.move(request.params.id, signedIn(request).userId, version, slug) }
    },
  })
  app.route({
    ...one.remove,
    handler: async (request) => {
      await editing.remove(request.params.id, signedIn(request).userId, request.query.version)
      return { data: { ok: true } }
    },
  })
  app.route({ ...one.revisions, handler: async ({ params }) => ({ data: await editing.revisions(params.id) }) })
  app.route({
    ...one.restore,
    handler: async (request) => {
      const { id, revision } = request.params
      return { data: await editing.restore(id, signedIn(request).userId, request.body.version, revision) }
    },
  })
}
