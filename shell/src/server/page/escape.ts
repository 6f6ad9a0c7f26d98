const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** JSON that may stand inside a script element: no `<` is left that could end or open one. */
export const escapeJson = (value: unknown): string => JSON.stringify(value ?? null).replaceAll('<', '\\u003c')
