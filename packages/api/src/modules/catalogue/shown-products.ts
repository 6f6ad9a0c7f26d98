/** For the invariant checks of the catalogue. */
export { recountCategories, rewriteShown } from './shown-products.repository.ts'
