/** `npm start`: installs, bundles the servers where their sources changed, and becomes the supervisor, so that no build tool stays in memory. */
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { bundleServers } = await import('./bundle.mjs')
await bundleServers()
const { main } = await import('./dist/supervisor.mjs')
await main()
