import type { Revision } from '@nukkad/contracts/endpoints/content/staff-writing'
import type { EditedThing, KindFacts, Writing } from './kind.ts'

export type Saving = 'saved' | 'typing' | 'saving' | 'away' | 'refused' | 'conflict'

/** A thing under somebody's hands, whatever is written of it. Each step is taken on the last answer, and adopts the next. */
export interface EditingSteps {
  readonly kind: KindFacts
  /** Its page as it would be. */
  readonly preview: string
  /** As of the last answer. */
  readonly facts: EditedThing
  readonly saving: Saving
  readonly problem: string
  readonly fields: Readonly<Record<string, string>>
  readonly setAside: Writing | undefined
  /** Everything typed until now is on the server, or false. */
  flush(): Promise<boolean>
  publish(at: string | null): Promise<void>
  unpublish(): Promise<void>
  /** Where its kind can have another address. */
  readonly move: ((slug: string) => Promise<void>) | undefined
  revisions(): Promise<readonly Revision[]>
  restore(revision: number): Promise<void>
  /** Deletes it; then nothing is left to save. */
  remove(): Promise<void>
  /** A step that was refused: somebody else's work is asked about, anything else is said at its field. */
  refuseStep(error: unknown): string
  /** Mine goes over theirs, which stays among the earlier states. */
  keepMine(): Promise<void>
  /** Theirs is shown; mine is set aside in this browser. */
  takeTheirs(): Promise<void>
  bringBack(): void
  letGo(): void
  readonly canUndo: boolean
  readonly canRedo: boolean
  undo(): void
  redo(): void
}
export interface Editing<E extends EditedThing, W extends Writing> extends EditingSteps {
  readonly facts: E
  readonly draft: W
  /** Rises when other words than the typed ones are shown: fields with a state of their own start again. */
  readonly round: number
  /** As of the last answer, which may be younger than what is drawn. */
  version(): number
  change(parts: Partial<W>): void
  /** What the server says now; with its words where those on the screen are not to stay. */
  adopt(thing: E, withWords?: boolean): void
}
