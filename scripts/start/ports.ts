import { createServer } from 'node:net'
import { BadSetting } from '@nukkad/contracts/settings'

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** Throws one sentence that names the busy port, its purpose and the setting that changes it. */
export async function wantFreePorts(ports: readonly { port: number; setting: string; what: string }[]): Promise<void> {
  for (const { port, setting, what } of ports) {
    if (!(await isFree(port))) {
      throw new BadSetting(
        `Port ${port}, which ${what} needs, is in use: is Nukkad already running? Stop that program or set ${setting} to another port.`,
      )
    }
  }
}
