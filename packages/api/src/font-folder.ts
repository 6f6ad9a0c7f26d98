import { fileURLToPath } from 'node:url'

/** The folder with the fonts of our PDFs, beside both src/ and dist/, so that the bundled server finds it too. */
export const fontFolder = fileURLToPath(new URL('../fonts/', import.meta.url))
