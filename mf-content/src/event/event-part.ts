/** Everything that an event's page adds to a discovery's: loaded when the discovery is an event. */

export { eventHead } from './event-head.ts'
export { EventView } from './event-view.tsx'
