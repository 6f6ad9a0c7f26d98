import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../../..')

/**
 * The site that the journeys run against: ports and a data folder separate from those of `npm start`. JOURNEYS_PORT
 * moves both.
 */
const first = Number(process.env.JOURNEYS_PORT || 3100)
const ports = {
  PORT: first,
  API_PORT: first + 1,
  SANDBOX_PORT: first + 2,
  IMAGES_PORT: first + 4,
  REGISTRY_PORT: first + 5,
  SMTP_PORT: first + 25,
  PGPORT: first + 54,
}
const home = path.join(root, '.nukkad', first === 3100 ? 'journeys' : `journeys-${first}`)
export const site = {
  origin: `http://localhost:${ports.PORT}`,
  api: `http://localhost:${ports.PORT}/api`,
  mailbox: `http://localhost:${ports.SANDBOX_PORT}`,
  ports,
  home,
  env: {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    NUKKAD_HOME: home,
    // Browsers share the CPU with the site, so a slow page is not a fault here. Deadlines have journeys of their own.
    RENDER_DEADLINE_MS: '6000',
    // Drawing the demo's pictures for the first time took a sixth of the processor's time.
    PICTURES: process.env.PICTURES ?? 'plain',
  },
} as const
