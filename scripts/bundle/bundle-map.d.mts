export function leanMap(text: string): string
