/** What staff do in a giveaway besides editing it, recorded as staff changes; each happens once. */
export const drawing = (id: string) => ({ kind: 'giveaway-draw', id }) as const
export const passingOver = (id: string, rank: number) => ({ kind: 'giveaway-draw', id: `${id}:${rank}` }) as const
export const sending = (id: string, rank: number) => ({ kind: 'giveaway-prize', id: `${id}:${rank}` }) as const
