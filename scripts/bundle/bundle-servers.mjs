/** Bundles the servers in a process of its own, which takes the memory for it along when it ends. */
import { bundleServers } from '../bundle.mjs'

await bundleServers()
