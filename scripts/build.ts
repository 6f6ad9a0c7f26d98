/** `npm run build`: builds the servers and the shell's browser half, unless they are up to date. Starts nothing. */
import { buildHost } from '@nukkad/build'
// @ts-expect-error plain JavaScript, because npm start runs it before anything is installed
import { bundleServers } from './bundle.mjs'

await bundleServers()
await buildHost()
console.log('The servers and the browser half of the shell have been built.')
