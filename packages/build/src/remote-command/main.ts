#!/usr/bin/env node
import { existsSync } from 'node:fs'
import path from 'node:path'
import { WrongUse } from '../command-line/wrong-use.ts'
import { remoteCommand, remoteUsage } from './remote-command.ts'

const dir = process.cwd()
const settings = path.join(dir, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
try {
  await remoteCommand(process.argv.slice(2), { dir, say: (line) => console.log(line) })
} catch (error) {
  console.error((error as Error).message)
  if (error instanceof WrongUse) console.error(`\n${remoteUsage}`)
  process.exitCode = 1
}
