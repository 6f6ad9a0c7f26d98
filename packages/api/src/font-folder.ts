import { fileURLToPath } from 'node:url'

/** The fonts of our PDFs. Stands beside src/ and dist/ alike, so the bundled server finds them too. */
export const fontFolder = fileURLToPath(new URL('../fonts/', import.meta.url))
