import type { EditedState, Revision, SavedBy } from '@nukkad/contracts/endpoints/content/staff-writing'
import type { Api } from '@nukkad/platform'

/** A thing as the server keeps it; what is written differs by kind. */
export interface EditedThing {
  readonly id: string
  readonly slug: string
  /** where it stands once it is published */
  readonly href: string
  readonly state: EditedState
  readonly publishedAt: string | null
  /** something is saved that readers do not see yet */
  readonly hasChanges: boolean
  readonly saved: SavedBy | null
  /** goes back with the next change */
  readonly version: number
  readonly draft: unknown
}
/** A draft as it stands on the screen. */
export interface Writing {
  readonly title: string
}

/** The calls about one thing. Each change names the version it was made on: 409 with `fields.by` says who was faster. */
export interface EditingCalls<E extends EditedThing> {
  read(): Promise<E>
  save(version: number, draft: E['draft']): Promise<E>
  publish(version: number, at: string | null): Promise<E>
  unpublish(version: number): Promise<E>
  /** Another address; a kind without it keeps the one it has. */
  move?(version: number, slug: string): Promise<E>
  revisions(): Promise<readonly Revision[]>
  restore(version: number, revision: number): Promise<E>
  remove(version: number): Promise<unknown>
}

/** What the panels beside every thing say of its kind. */
export interface KindFacts {
  /** 'post' */
  readonly word: string
  /** what an earlier state is counted in: 'block' */
  readonly part: string
  /** where all of them are listed */
  readonly list: { readonly name: string; readonly href: string; readonly queryKey: readonly string[] }
}
interface Sending<D> {
  readonly draft: D
  /** the id of each block in it */
  readonly keys: readonly string[]
  /** ids of blocks that are not filled in; it can be saved with them, and not be published */
  readonly unfinished: readonly string[]
}

/** One kind, with what is written of it. */
export interface Kind<E extends EditedThing, W extends Writing> extends KindFacts {
  calls(api: Api, id: string): EditingCalls<E>
  /** Its page as it would be. */
  preview(thing: E): string
  /** What this browser keeps of it stands under this name. */
  draftName(id: string): string
  open(draft: E['draft']): W
  /** What goes to the server, which `saved` this last. */
  toSend(written: W, saved: E['draft']): Sending<E['draft']>
  /** What is written, with the numbers that the server gave to parts of it meanwhile. */
  numbered?(written: W, draft: E['draft']): W
}
