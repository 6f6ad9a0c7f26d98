/** Editing with autosave, and the panels around it. Fields alone come from `@nukkad/editor/fields`. */

export { asSentence } from '@nukkad/contracts/as-sentence'
export { BlockStack } from './blocks/block-stack.tsx'
export {
  type BlockFormProps,
  type EditedKind,
  type EditedKinds,
  editedKind,
  wholeBlocks,
} from './blocks/edited-kind.ts'
export type { Editing, EditingSteps } from './editing/editing-steps.ts'
export { type BeingWritten, fieldsOf } from './editing/fields-of.ts'
export type { EditedContent, EditingCalls, Kind, KindFacts, Writing } from './editing/kind.ts'
export { useEditing } from './editing/use-editing.ts'
export { ConflictDialog } from './panels/conflict-dialog.tsx'
export { ConflictQuestion } from './panels/conflict-question.tsx'
export { ContentEditor } from './panels/content-editor.tsx'
export { EarlierStates } from './panels/earlier-states.tsx'
export { PublishAtTime } from './panels/publish-at-time.tsx'
export { Publishing } from './panels/publishing.tsx'
export { SavingState } from './panels/saving-state.tsx'
export { StateBadge } from './panels/state-badge.tsx'
export { usePublishingSteps } from './panels/use-publishing-steps.ts'
