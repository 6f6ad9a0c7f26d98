/** Revisions, for every module with edited content; each has its own table for them. */
export { hasRevisions, keepRevision, revisionOf, revisionsOf } from './revision.repository.ts'
