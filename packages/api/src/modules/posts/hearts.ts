/** For the invariant check of hearts. */
export { recountHearts } from './hearts.repository.ts'
