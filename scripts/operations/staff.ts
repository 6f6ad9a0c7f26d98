/**
 * `npm run staff -- <email> <role>`: makes an account one of the team, `user` makes it an ordinary one again. Its owner
 * must have signed up before, and signs in again afterwards. Uses the database of `npm start` or of DATABASE_URL.
 */
import { Refusal } from '../../packages/api/src/errors.ts'
import { givenRoles, isGivenRole } from '../../packages/api/src/modules/auth/roles/staff-roles.ts'
import { withApi } from './with-api.ts'

const [email = '', role] = process.argv.slice(2)
if (!email.includes('@') || !isGivenRole(role)) {
  console.error(`Give an email address and one of ${givenRoles.join(', ')}: npm run staff -- meera@example.com editor`)
  process.exit(1)
}
await withApi(async ({ auth }) => {
  try {
    const before = await auth.service.staffRoles.give(email, role)
    console.log(before === role ? `${email} is '${role}' already.` : `${email} is '${role}' now, and was '${before}'.`)
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return 1
  }
})
