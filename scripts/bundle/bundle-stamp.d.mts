export function isBundled(root: string, outfiles: readonly string[]): boolean
export function noteBundled(root: string, outfiles: readonly string[], inputs: readonly string[]): void
