/** Types of longest-first.mjs, which is plain JavaScript because jest loads it without a compiler. */
export const longest: readonly string[]
