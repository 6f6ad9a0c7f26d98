import { createServer } from 'node:net'

export async function usablePort(wanted: number): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', () => reject(new Error(`Port ${wanted} is used by another program; set PGPORT to a free one.`)))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : wanted
      probe.close(() => resolve(port))
    })
  })
}
