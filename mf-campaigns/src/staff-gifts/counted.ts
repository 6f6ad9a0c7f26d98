import { indianNumber } from '@nukkad/contracts/indian-number'
/** '1 list', '2,000 lists'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${indianNumber(count)} ${count === 1 ? one : many}`
