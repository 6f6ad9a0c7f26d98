import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { RegistryRefusal } from './refusal.ts'

const patience = 10_000

/** Runs `work` while no other process does so with the same file. A lock whose process is gone is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + patience
  while (!(await take(file))) {
    if (await isLeftBehind(file)) await rm(file, { force: true })
    else if (Date.now() > giveUpAt) {
      throw new RegistryRefusal('busy', `Another process holds ${file}; if none does, remove that file.`)
    } else await sleep(10 + Math.random() * 20)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isLeftBehind(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''))
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
