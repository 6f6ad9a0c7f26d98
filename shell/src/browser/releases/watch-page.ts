/** One chunk for what is watched once a page is at rest. */
export { watchErrors } from './page-errors.ts'
export { watchVitals } from './page-vitals.ts'
