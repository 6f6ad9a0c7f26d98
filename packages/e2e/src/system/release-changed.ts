/** Run as a program: releases mf-campaigns with a changed text in its strip, from a copy beside the data. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openRegistry, releaseRemote, skippableGates } from '@nukkad/build'
import { root, site } from './site.ts'

const [word = 'changed'] = process.argv.slice(2)
const copy = path.join(site.home, 'changed', 'mf-campaigns')
rmSync(copy, { recursive: true, force: true })
cpSync(path.join(root, 'mf-campaigns'), copy, {
  recursive: true,
  filter: (file) => !/node_modules|dist|\.test\./.test(file),
})
const page = path.join(copy, 'src/parts/campaign/campaign-view.tsx')
const source = readFileSync(page, 'utf8')
const changed = source.replace(/<BlockList/, `<p data-word>${word}</p><BlockList`)
if (changed === source) throw new Error('the campaign page no longer has a block list')
writeFileSync(page, changed)
// The sources that it was copied from have already passed the gates.
const skip = { gates: skippableGates, reason: 'a journey' }
const registry = await openRegistry(site.home)
const { release } = await releaseRemote({ dir: copy, home: site.home, registry, skip })
await registry.close()
console.log(release.version)
