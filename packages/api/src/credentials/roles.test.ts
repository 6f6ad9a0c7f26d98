import { readFileSync } from 'node:fs'
import path from 'node:path'
import { roles, staffRoles } from '@nukkad/contracts/roles'

const tables = path.join(import.meta.dirname, '../../schema/tables')

test.each([
  ['people/app_user.sql', 'app_user__role', roles],
  ['campaigns/nav_item.sql', 'nav_item__role', staffRoles],
])('%s allows exactly the roles of the contract', (file, constraint, expected) => {
  const [, list = ''] = readFileSync(path.join(tables, file), 'utf8').split(`constraint ${constraint} check (role in (`)
  const allowed = [...(list.split('))')[0] ?? '').matchAll(/'(\w+)'/g)].map(([, role]) => role)
  expect(allowed.sort()).toEqual([...expected].sort())
})
