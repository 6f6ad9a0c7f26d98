/** JSON that is safe inside a script element: it contains no `<` that could end or open one. */
export const escapeJson = (value: unknown): string => JSON.stringify(value ?? null).replaceAll('<', '\\u003c')
