import { useApi, useQuery, useSession } from '@nukkad/platform'
import { addressesQuery } from '../../parts/address/address.queries.ts'

/** The pincode of the buyer's first saved address, which the checkout also offers first; null for guests. */
export function useSavedPincode(isWanted: boolean): string | null {
  const { status } = useSession()
  const saved = useQuery({ ...addressesQuery(useApi()), enabled: isWanted && status === 'user' })
  return saved.data?.[0]?.postcode ?? null
}
