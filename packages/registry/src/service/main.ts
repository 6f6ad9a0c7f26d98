import { readRegistrySettings } from './settings.ts'
import { startRegistry } from './start-registry.ts'

async function main(): Promise<void> {
  try {
    const running = await startRegistry(readRegistrySettings())
    const end = () => void running.close().then(() => process.exit(0))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
    // The process that started this one is gone, for whatever reason.
    process.once('disconnect', end)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    console.error(
      code === 'EADDRINUSE' ? `The registry cannot listen: ${message}. Set REGISTRY_PORT to another port.` : message,
    )
    process.exit(1)
  }
}

void main()
