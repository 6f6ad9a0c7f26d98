/** Earlier states of things, for every module whose things are edited; each has a table of its own for them. */
export { hasRevisions, keepRevision, revisionOf, revisionsOf } from './revision.repository.ts'
