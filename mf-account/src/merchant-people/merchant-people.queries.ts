import { type OwnPeople, ownPeople } from '@nukkad/contracts/endpoints/merchants/own-people'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'
import { usePeopleChange } from '../parts/people/use-people-change.ts'

const peopleKey = ['merchant', 'people'] as const

export const ownPeopleQuery = (api: Api) =>
  queryOptions({
    queryKey: peopleKey,
    queryFn: async ({ signal }) => (await api.call(ownPeople, {}, { signal })).data,
    ...retryWhileAway,
  })

/** A change of the people of the caller's merchant. */
export const useOwnChange = <Sent = void>(change: (api: Api, sent: Sent) => Promise<{ readonly data: OwnPeople }>) =>
  usePeopleChange({ queryKey: peopleKey, change })
