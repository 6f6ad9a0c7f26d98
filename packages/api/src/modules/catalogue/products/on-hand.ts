/** What the stock module does with the pieces that merchants have, which stand in the catalogue's own table. */
export { moveStock } from './on-hand.repository.ts'
