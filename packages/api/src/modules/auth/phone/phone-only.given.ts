import type { World } from '../../../testing/world.ts'
import { linkPhone } from './link-phone.ts'

/** Leaves an account with this phone and no email address, like one that began with a code sent to the phone. */
export async function leaveOnlyPhone(world: World, userId: string, phone: string): Promise<void> {
  await linkPhone(world.db, phone, userId, world.clock.now())
  await world.db`update app_user set email = null where id = ${userId}`
}
