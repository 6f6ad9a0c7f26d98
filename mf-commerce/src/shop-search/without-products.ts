/** The search page's parts in place of products, in one file to load. */
export { NothingFound } from './nothing-found.tsx'
export { OftenSearched } from './often-searched.tsx'
