import {
  type Address,
  type AddressInput,
  addAddress,
  changeAddress,
  removeAddress,
} from '@nukkad/contracts/endpoints/people/address'
import { useApi, useMutation, useQueryClient, useTrack } from '@nukkad/platform'
import { addressesKey } from '../parts/address/address.queries.ts'
import { addressInput } from './address-input.ts'
import { districtOf } from './district.ts'

interface Save {
  readonly input: AddressInput
  /** the id of the address to change; without it, a new address is added */
  readonly id?: string
}

/**
 * Mutations of the address book. The list is refetched after each, because a new default changes the other addresses.
 * `onRemoved` is called before the refetch, which unmounts the component that asked for the removal.
 */
export function useAddressChanges(onRemoved?: () => void) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const reload = () => client.invalidateQueries({ queryKey: addressesKey })
  const save = useMutation({
    mutationFn: async ({ input, id }: Save) =>
      id
        ? (await api.call(changeAddress, { body: { addressID: id, ...input } })).data
        : (await api.call(addAddress, { body: input })).data,
    onSuccess: (_, { id, input }) => {
      track(id ? 'ADDRESS_CHANGED' : 'ADDRESS_ADDED', districtOf(input))
      return reload()
    },
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.call(removeAddress, { query: { addressID: id } }),
    onSuccess: () => {
      track('ADDRESS_REMOVED')
      onRemoved?.()
      return reload()
    },
  })
  const makeDefault = useMutation({
    mutationFn: (address: Address) =>
      api.call(changeAddress, {
        body: { addressID: address.address_id, ...addressInput(address), is_default: true },
      }),
    onSuccess: reload,
  })
  return { save, remove, makeDefault }
}
