import type { AnswerOf } from '@nukkad/contracts'
import type { PostDraft, postDesk } from '@nukkad/contracts/endpoints/editor'
import type { EditedThing, EditingCalls, Kind, KindFacts, Writing } from '@nukkad/editor'
import type { Api } from '@nukkad/platform'
import { type WritingName, writingHref } from './staff-href.ts'

/** What the desk asks of a kind beside how it is written. */
export interface WritingFacts extends KindFacts {
  readonly name: WritingName
  readonly word: 'post' | 'place' | 'event'
}
export type WritingKindOf<E extends EditedThing, W extends Writing> = Kind<E, W> & WritingFacts

/** All desks have the same calls and differ in what is written alone, which is passed on unseen: one stands for all. */
export type WritingEndpoints = typeof postDesk

export const writingKey = ['editor', 'desk']

export const writingFacts = (name: WritingName, word: WritingFacts['word'], part: string): WritingFacts => ({
  ...{ name, word, part },
  desk: { name: 'The editors’ desk', href: writingHref(name), queryKey: writingKey },
})

/** The calls about one thing. */
export function writingCalls<E extends EditedThing>(api: Api, of: unknown, id: string): EditingCalls<E> {
  const desk = of as WritingEndpoints
  const params = { id }
  const thing = async (answer: Promise<AnswerOf<WritingEndpoints['get']>>) => (await answer).data as unknown as E
  return {
    read: () => thing(api.call(desk.get, { params })),
    save: (version, draft) => thing(api.call(desk.save, { params, body: { version, draft: draft as PostDraft } })),
    publish: (version, at) => thing(api.call(desk.publish, { params, body: { version, at } })),
    unpublish: (version) => thing(api.call(desk.unpublish, { params, body: { version } })),
    move: (version, slug) => thing(api.call(desk.move, { params, body: { version, slug } })),
    revisions: async () => (await api.call(desk.revisions, { params })).data,
    restore: (version, revision) => thing(api.call(desk.restore, { params: { id, revision }, body: { version } })),
    remove: (version) => api.call(desk.remove, { params, query: { version } }),
  }
}
