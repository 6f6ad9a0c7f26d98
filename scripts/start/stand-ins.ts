import path from 'node:path'
import { startSandbox } from '../../packages/sandbox/src/index.ts'
import { startImages } from '../../packages/world/src/images/index.ts'

/** The outside services of the demo in one process: mailbox and the image store. Production points elsewhere by setting. */
const home = process.env.NUKKAD_HOME ?? '.nukkad'
const images = await startImages({ port: Number(process.env.IMAGES_PORT ?? 3004), folder: path.join(home, 'images') })
const sandbox = await startSandbox({
  home,
  port: Number(process.env.SANDBOX_PORT ?? 3002),
  smtpPort: Number(process.env.SMTP_PORT ?? 3025),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    images.close()
    images.closeAllConnections()
    void sandbox.stop().then(() => process.exit(0))
  })
}
