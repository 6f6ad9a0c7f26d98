/** Blocks as they are edited. Pages that show blocks never reach this door. */
export { formsOf } from './kinds/forms.ts'
