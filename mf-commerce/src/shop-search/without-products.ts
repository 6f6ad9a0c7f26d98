/** What the search shows in place of products, in one file. */
export { NothingFound } from './nothing-found.tsx'
export { OftenSearched } from './often-searched.tsx'
