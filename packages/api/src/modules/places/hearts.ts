/** For the invariant check of hearts. */
export { recountHearts } from './place.repository.ts'
