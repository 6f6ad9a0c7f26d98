import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  readonly pid: number
  readonly parent: number
  readonly name: string
  /** proportional set size in bytes: shared pages are counted once over all processes */
  readonly bytes: number
}

function processOf(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return {
      pid,
      parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]),
      name:
        command.find((word) => /\.[cm]js$/.test(word) && !/end-with-parent|code-cache|=/.test(word)) ??
        command[0] ??
        '?',
      bytes: Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) * 1024,
    }
  } catch {
    return undefined
  }
}

/** The memory of the running Nukkad (Linux), all its processes together; run it after the other benches. */
export async function bench(): Promise<boolean> {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? [])
  const supervisor = all.find(({ name }) => name.endsWith('scripts/start.mjs'))
  if (!supervisor) throw new Error('Nukkad is not running; start it with npm start.')
  const family = new Set([supervisor.pid])
  for (let grown = 0; grown !== family.size; ) {
    grown = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  const mb = (bytes: number) => Math.round(bytes / 1e6)
  const own = all.filter(({ pid }) => family.has(pid))
  const total = own.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const name of new Set(own.map((one) => one.name))) {
    const some = own.filter((one) => one.name === name)
    const bytes = some.reduce((sum, one) => sum + one.bytes, 0)
    console.log(`${String(mb(bytes)).padStart(5)} MB  ${name.split('/').slice(-3).join('/')} ×${some.length}`)
  }
  console.log(`${String(mb(total)).padStart(5)} MB  together (at most 800)`)
  return total < 800e6
}
