/** The platform for the shell's render workers. */

export type { RenderRequest, RenderResult } from './render-request.ts'
export { renderSlot } from './render-slot.tsx'
