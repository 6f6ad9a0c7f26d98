import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../../..')

/** Where the journeys' own Nukkad lives: ports and a data folder beside those of `npm start`. */
const ports = { PORT: 3100, API_PORT: 3101, SANDBOX_PORT: 3102, IMAGES_PORT: 3104, SMTP_PORT: 3125, PGPORT: 3154 }
export const site = {
  origin: `http://localhost:${ports.PORT}`,
  api: `http://localhost:${ports.PORT}/api`,
  mailbox: `http://localhost:${ports.SANDBOX_PORT}`,
  home: path.join(root, '.nukkad', 'journeys'),
  env: {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    NUKKAD_HOME: path.join(root, '.nukkad', 'journeys'),
  },
} as const
