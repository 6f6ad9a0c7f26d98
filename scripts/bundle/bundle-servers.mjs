/** Bundles the servers in a separate process, whose memory is freed when it ends. */
import { bundleServers } from '../bundle.mjs'

await bundleServers()
