/** Prints behind a product. */
export const patterns = ['buti', 'lehar', 'jaali', 'leaf', 'dots', 'chevron', 'paisley', 'stripe', 'star'] as const
export type Pattern = (typeof patterns)[number]
