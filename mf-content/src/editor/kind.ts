import type { AnswerOf } from '@nukkad/contracts'
import type { EditedPost, PostDraft, postDesk } from '@nukkad/contracts/endpoints/editor'
import type { Api } from '@nukkad/platform'

/** A thing as the server keeps it; what is written differs by kind. */
export interface EditedThing extends Omit<EditedPost, 'draft'> {
  readonly draft: unknown
}
/** A draft as it stands on the screen. */
export interface Writing {
  readonly title: string
}

/** What all kinds of things that editors write are asked. */
export interface KindFacts {
  readonly name: 'posts' | 'places' | 'events'
  readonly word: 'post' | 'place' | 'event'
  readonly desk: Desk
  preview(thing: { readonly city: string; readonly slug: string }): string
}
/** One kind, with what is written of it. */
export interface Kind<E extends EditedThing, W extends Writing> extends KindFacts {
  open(draft: E['draft']): W
  /** What goes to the server, and the key of each block in it. */
  toSend(written: W): { draft: E['draft']; keys: readonly string[] }
  /** What is written, with the numbers that the server gave to parts of it meanwhile. */
  numbered?(written: W, draft: E['draft']): W
}

/** All desks have the same calls and differ in what is written alone, which is passed on unseen: one stands for all. */
export type Desk = typeof postDesk

/** The calls about one thing. */
export function callsTo<E extends EditedThing>(api: Api, { desk }: KindFacts, id: string) {
  const params = { id }
  const thing = async (answer: Promise<AnswerOf<Desk['get']>>) => (await answer).data as unknown as E
  return {
    read: () => thing(api.call(desk.get, { params })),
    save: (version: number, draft: E['draft']) =>
      thing(api.call(desk.save, { params, body: { version, draft: draft as PostDraft } })),
    publish: (version: number, at: string | null) => thing(api.call(desk.publish, { params, body: { version, at } })),
    unpublish: (version: number) => thing(api.call(desk.unpublish, { params, body: { version } })),
    move: (version: number, slug: string) => thing(api.call(desk.move, { params, body: { version, slug } })),
    restore: (version: number, revision: number) =>
      thing(api.call(desk.restore, { params: { id, revision }, body: { version } })),
    remove: (version: number) => api.call(desk.remove, { params, query: { version } }),
  }
}
