/** All that the page of an event adds to a discovery's: loaded when the discovery is one. */

export { eventHead } from './event-head.ts'
export { EventView } from './event-view.tsx'
