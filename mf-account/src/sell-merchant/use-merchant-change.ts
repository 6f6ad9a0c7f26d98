import type { MerchantPeople } from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { type Api, useApi } from '@nukkad/platform'
import { usePeopleChange } from '../parts/people/use-people-change.ts'
import { merchantsKey, peopleQuery } from '../parts/team/team.queries.ts'

/** A change of the people of this merchant by an editor. */
export function useMerchantChange<Sent = void>(
  slug: string,
  change: (api: Api, sent: Sent) => Promise<{ readonly data: MerchantPeople }>,
) {
  const { queryKey } = peopleQuery(useApi(), slug)
  return usePeopleChange({ queryKey, stale: merchantsKey, change })
}
