import type { EditedState, Revision, SavedBy } from '@nukkad/contracts/endpoints/content/staff-writing'
import type { Api } from '@nukkad/platform'

/** A record as the server stores it; its content differs by kind. */
export interface EditedContent {
  readonly id: string
  readonly slug: string
  /** its URL once it is published */
  readonly href: string
  readonly state: EditedState
  readonly publishedAt: string | null
  /** an event that its host has cancelled; its page says so */
  readonly isCalledOff?: boolean
  /** there are saved changes that are not published yet */
  readonly hasChanges: boolean
  readonly saved: SavedBy | null
  /** sent back with the next change */
  readonly version: number
  readonly draft: unknown
}
/** A draft as shown on the screen. */
export interface Writing {
  readonly title: string
}

/**
 * The API calls for one record. Each change names the version it is based on: 409 with `fields.by` names who saved
 * before.
 */
export interface EditingCalls<E extends EditedContent> {
  read(): Promise<E>
  save(version: number, draft: E['draft']): Promise<E>
  publish(version: number, at: string | null): Promise<E>
  unpublish(version: number): Promise<E>
  /** Changes its URL; absent for kinds with a fixed URL. */
  move?(version: number, slug: string): Promise<E>
  revisions(): Promise<readonly Revision[]>
  restore(version: number, revision: number): Promise<E>
  remove(version: number): Promise<unknown>
}

/** The facts about a kind that the panels show. */
export interface KindFacts {
  /** 'post' */
  readonly word: string
  /** the unit in which revisions are counted: 'block' */
  readonly part: string
  /** where all records of the kind are listed */
  readonly list: { readonly name: string; readonly href: string; readonly queryKey: readonly string[] }
}
export type BlockIds = Readonly<Record<string, readonly string[]>>

interface Sending<D> {
  readonly draft: D
  /** the ids of the blocks in it, by the place of their list, such as `blocks` or `variants.0.blocks` */
  readonly blockIds: BlockIds
  /** ids of incomplete blocks; it can be saved with them, but not published */
  readonly unfinished: readonly string[]
}

/** A kind of record, with the type of its draft. */
export interface Kind<E extends EditedContent, W extends Writing> extends KindFacts {
  calls(api: Api, id: string): EditingCalls<E>
  /** URL of its preview. */
  preview(edited: E): string
  /** The name under which this browser stores the draft. */
  draftName(id: string): string
  open(draft: E['draft']): W
  /** The draft as sent to the server; `saved` is what it holds now. */
  toSend(written: W, saved: E['draft']): Sending<E['draft']>
  /** The draft with the numbers that the server has assigned to parts of it. */
  numbered?(written: W, draft: E['draft']): W
}
