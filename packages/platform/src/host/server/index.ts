/** The platform for the processes in which releases render. */

export type { RenderRequest, RenderResult } from './render-request.ts'
export { renderSlot } from './render-slot.tsx'
