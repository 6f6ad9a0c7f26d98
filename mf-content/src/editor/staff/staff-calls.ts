import type { AnswerOf } from '@nukkad/contracts'
import type { editorPosts, PostDraft } from '@nukkad/contracts/endpoints/content/editor'
import type { EditedContent, EditingCalls, Kind, KindFacts, Writing } from '@nukkad/editor'
import type { Api } from '@nukkad/platform'
import { type WritingName, writingHref } from './staff-href.ts'

/** Facts about a kind that the back office needs besides its editing. */
export interface WritingFacts extends KindFacts {
  readonly name: WritingName
  readonly word: 'post' | 'place' | 'event'
}
export type WritingKindOf<E extends EditedContent, W extends Writing> = Kind<E, W> & WritingFacts

/**
 * All kinds share the same calls and differ only in their content, which is passed through: one type stands for all.
 */
export type WritingEndpoints = typeof editorPosts

export const writingKey = ['editor', 'list']

export const writingFacts = (name: WritingName, word: WritingFacts['word'], part: string): WritingFacts => ({
  name,
  word,
  part,
  list: { name: 'The editors’ back office', href: writingHref(name), queryKey: writingKey },
})

/** The calls for one item. */
export function writingCalls<E extends EditedContent>(api: Api, of: unknown, id: string): EditingCalls<E> {
  const calls = of as WritingEndpoints
  const params = { id }
  const edited = async (answer: Promise<AnswerOf<WritingEndpoints['get']>>) => (await answer).data as unknown as E
  return {
    read: () => edited(api.call(calls.get, { params })),
    save: (version, draft) => edited(api.call(calls.save, { params, body: { version, draft: draft as PostDraft } })),
    publish: (version, at) => edited(api.call(calls.publish, { params, body: { version, at } })),
    unpublish: (version) => edited(api.call(calls.unpublish, { params, body: { version } })),
    move: (version, slug) => edited(api.call(calls.move, { params, body: { version, slug } })),
    revisions: async () => (await api.call(calls.revisions, { params })).data,
    restore: (version, revision) => edited(api.call(calls.restore, { params: { id, revision }, body: { version } })),
    remove: (version) => api.call(calls.remove, { params, query: { version } }),
  }
}
