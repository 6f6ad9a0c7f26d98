import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'

const preload = path.join(__dirname, 'end-with-parent.mjs')

/** Code of a process that starts a child for ten seconds and exits itself after `ms`. */
const parent = (ms: number) => `
  const { spawn } = require('node:child_process')
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  spawn(process.execPath, ['--import', ${JSON.stringify(preload)}, '-e', 'setTimeout(() => console.log("left alone"), 10_000)'], { stdio })
  setTimeout(() => process.exit(), ${ms})`

test.each([
  ['before it was loaded', 1],
  ['while it runs', 1500],
])(
  'a process ends when its parent died %s',
  async (_, ms) => {
    const child = spawn(process.execPath, ['-e', parent(ms)], { stdio: ['ignore', 'pipe', 'inherit'] })
    // The child keeps this end open while it runs.
    const said = text(child.stdout)
    await once(child, 'exit')
    expect(await said).toBe('')
  },
  20_000,
)
