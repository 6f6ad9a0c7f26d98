import { readFileSync } from 'node:fs'
import { builtOnly, namesIn } from '@nukkad/contracts'

/** Stands beside src/ and dist/ alike, so the bundled server finds it too. */
const notBuiltYet = new URL('../../contracts/not-built-yet', import.meta.url)

/** Does this address lead to a page that is there? Links to what is still to come are not handed out. */
export const isBuilt = builtOnly(namesIn(readFileSync(notBuiltYet, 'utf8')))
