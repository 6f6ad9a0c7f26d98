import { rmSync } from 'node:fs'
import { running } from './running.ts'

export default async function tearDown(): Promise<void> {
  await running.postgres?.stop()
  if (running.folder) rmSync(running.folder, { recursive: true, force: true })
}
