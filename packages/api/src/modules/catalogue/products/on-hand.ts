/** For the stock module: moves merchants' stock, which is stored in the catalogue's own table. */
export { moveStock } from './on-hand.repository.ts'
