import type { BodyOf } from '@nukkad/contracts'
import type { EditedOccasions, orderQuestionnaires } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { type Queryable, transaction } from '../../../db.ts'
import { Invalid } from '../../../errors.ts'
import type { Base } from '../../../plugin.ts'
import { lastChange, noteChange } from '../../staff-changes/staff-changes.ts'
import * as repository from '../questionnaire.repository.ts'

/** The order of all occasions is edited as one record. */
const order = { kind: 'gift-occasions', id: 'all' } as const

async function inOrder(q: Queryable): Promise<EditedOccasions> {
  const [change, rows] = await Promise.all([lastChange(q, order), repository.listAll(q)])
  return { ...change, occasions: [...rows] }
}

/** The occasions with a questionnaire, in the order in which the finder shows them. */
export function createOccasionOrder({ db, now }: Pick<Base, 'db' | 'now'>) {
  return {
    all: () => inOrder(db),

    putInOrder: ({ version, slugs }: BodyOf<typeof orderQuestionnaires>, userId: string): Promise<EditedOccasions> =>
      transaction(db, async (tx) => {
        await noteChange(tx, { ...order, version, userId, now: now() })
        if (!(await repository.putInOrder(tx, slugs))) throw new Invalid({ slugs: 'contain unknown names' })
        return inOrder(tx)
      }),
  }
}
