import { writeFileSync } from 'node:fs'
import { coloursCss } from '../src/tokens/colours-css.ts'

writeFileSync(new URL('../src/tokens/colours.css', import.meta.url), coloursCss())
