import { readFileSync } from 'node:fs'
import { numbersOf } from './numbers.ts'

/** The unit of the kernel's counters. */
const tickSeconds = 0.01

/** Seconds of processor time that an API has used so far, for all its threads together. `home` is its NUKKAD_HOME. */
export async function apiSeconds({ api, home }: { readonly api: string; readonly home: string }): Promise<number> {
  return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(await numbersOf(api, home))?.[1] ?? Number.NaN)
}

/** Seconds of processor time that this machine has used so far. Only Linux reports it, in /proc/stat. */
export function machineSeconds(): number {
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = readFileSync('/proc/stat', 'utf8')
    .slice(0, 200)
    .split(/\s+/)
    .map(Number)
  return (user + nice + system + interrupts + soft) * tickSeconds
}
