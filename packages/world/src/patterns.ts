/** The background patterns of products. */
export const patterns = ['buti', 'lehar', 'jaali', 'leaf', 'dots', 'chevron', 'paisley', 'stripe', 'star'] as const
export type Pattern = (typeof patterns)[number]
