/** The platform for the processes that render releases. */

export type { RenderRequest, RenderResult } from './render-request.ts'
export { renderSlot } from './render-slot.tsx'
