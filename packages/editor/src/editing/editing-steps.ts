import type { Revision } from '@nukkad/contracts/endpoints/content/staff-writing'
import type { EditedContent, KindFacts, Writing } from './kind.ts'

export type Saving = 'saved' | 'typing' | 'saving' | 'away' | 'refused' | 'conflict'

/** A record being edited, of any kind. Each step is based on the last response and adopts the next. */
export interface EditingSteps {
  readonly kind: KindFacts
  /** URL of its preview. */
  readonly preview: string
  /** As of the last response. */
  readonly facts: EditedContent
  readonly saving: Saving
  readonly problem: string
  readonly fields: Readonly<Record<string, string>>
  readonly setAside: Writing | undefined
  /** Saves everything typed so far; false if that failed. */
  flush(): Promise<boolean>
  publish(at: string | null): Promise<void>
  unpublish(): Promise<void>
  /** Undefined if its kind has a fixed URL. */
  readonly move: ((slug: string) => Promise<void>) | undefined
  revisions(): Promise<readonly Revision[]>
  restore(revision: number): Promise<void>
  /** Deletes it; nothing is saved afterwards. */
  remove(): Promise<void>
  /** Handles a rejected step: a conflict asks what to do, other errors are shown at their fields. */
  refuseStep(error: unknown): string
  /** Overwrites the other editor's version, which is kept among the revisions. */
  keepMine(): Promise<void>
  /** Loads the other editor's version; this draft is set aside in this browser. */
  takeTheirs(): Promise<void>
  restoreSetAside(): void
  discardSetAside(): void
  readonly canUndo: boolean
  readonly canRedo: boolean
  undo(): void
  redo(): void
}
export interface Editing<E extends EditedContent, W extends Writing> extends EditingSteps {
  readonly facts: E
  readonly draft: W
  /** Increases when the text is replaced other than by typing, so that fields with their own state reset. */
  readonly round: number
  /** As of the last response, which may be newer than what is rendered. */
  version(): number
  change(parts: Partial<W>): void
  /** Adopts the server's response; with its text if that replaces the text on the screen. */
  adopt(edited: E, withWords?: boolean): void
}
