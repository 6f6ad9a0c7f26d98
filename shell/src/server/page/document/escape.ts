/** JSON that may stand inside a script element: no `<` is left that could end or open one. */
export const escapeJson = (value: unknown): string => JSON.stringify(value ?? null).replaceAll('<', '\\u003c')
