import type { Access } from '@nukkad/contracts'
import { operatorAuthorization } from '@nukkad/contracts/operator-credentials'
import { givenAccess } from '../modules/access/access.given.ts'
import { givenMerchants } from '../modules/merchants/merchants.given.ts'
import { givenIn } from './users.given.ts'
import type { World } from './world.ts'

/** The setting that enables operators in a test world. */
export const operators = { OPERATOR_PASSWORD: 'the operators of the tests' }

/** An `Authorization` for each kind of access, of a caller whom it admits; none where everyone is admitted. */
export async function everyRole(world: World): Promise<Partial<Record<Access, string>>> {
  const given = givenIn(world)
  const bearer = (token: string) => `Bearer ${token}`
  const user = bearer((await given.user()).token)
  return {
    visitor: bearer(world.settings.PUBLIC_TOKEN),
    optional: user,
    user,
    editor: bearer((await given.user({ role: 'editor' })).token),
    campaigner: bearer((await given.user({ role: 'campaigner' })).token),
    developer: bearer((await given.user({ role: 'developer' })).token),
    merchant: bearer((await givenMerchants(world).merchant()).token),
    place: bearer((await givenAccess(world).outlet()).staff.token),
    operator: operatorAuthorization(operators.OPERATOR_PASSWORD),
  }
}
