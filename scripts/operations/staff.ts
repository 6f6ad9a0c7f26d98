/**
 * `npm run staff -- <email> <role>`: makes an account one of the team, `user` makes it an ordinary one again. Its owner
 * must have signed up before, and signs in again afterwards. Uses the database of `npm start` or of DATABASE_URL.
 */
import { buildApp, openDb, readSettings as readApiSettings, withSecrets } from '../../packages/api/src/index.ts'
import { givenRoles, isGivenRole } from '../../packages/api/src/modules/auth/roles/staff-roles.ts'
import { environment } from '../start/environment.ts'
import { ownDatabase } from '../start/own-database.ts'
import { readSettings } from '../start/settings.ts'

const [email = '', role] = process.argv.slice(2)
if (!email.includes('@') || !isGivenRole(role)) {
  console.error(`Give an email address and one of ${givenRoles.join(', ')}: npm run staff -- meera@example.com editor`)
  process.exit(1)
}
const settings = readSettings()
const database = await ownDatabase(settings)
const db = openDb({ url: database.url, pool: 2 })
const env = { ...process.env, ...environment(settings), DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
const { app, modules } = await buildApp({ db, settings: readApiSettings(withSecrets(env)) })
try {
  const before = await modules.auth.service.staffRoles.give(email, role)
  console.log(before === role ? `${email} is '${role}' already.` : `${email} is '${role}' now, and was '${before}'.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await app.close()
await db.end()
await database.stop()
