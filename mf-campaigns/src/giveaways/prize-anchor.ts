import type { Giveaway } from '@nukkad/contracts/endpoints/giveaways/giveaways'

/** The id of the element that shows what the signed-in user won in a giveaway. */
export const prizeAnchor = ({ id }: Pick<Giveaway, 'id'>): string => `prize-${id}`
