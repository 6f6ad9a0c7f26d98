/** Run as a program: makes a remote beside the data, which the running shell was not built with, and releases it. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { newRemote, openRegistry, releaseRemote, skippableGates } from '@nukkad/build'
import { site } from './site.ts'

const folder = path.join(site.home, 'new')
if (existsSync(folder)) rmSync(folder, { recursive: true })
mkdirSync(folder, { recursive: true })
const dir = newRemote('mf-tea-guide', folder)
// They have a test of their own, with this very remote.
const skip = { gates: skippableGates, reason: 'a journey' }
const registry = await openRegistry(site.home)
const { release } = await releaseRemote({ dir, home: site.home, registry, skip })
await registry.close()
console.log(release.version)
