import { formatNumber } from '@nukkad/platform'
/** '1 list', '2,000 lists'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
