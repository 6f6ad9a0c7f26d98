/** Entry point for the blocks' edit forms, kept apart so that pages that only show blocks do not bundle them. */
export { formsOf } from './kinds/forms.ts'
