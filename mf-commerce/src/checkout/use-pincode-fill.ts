import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import type { AddressInput } from '@nukkad/contracts/endpoints/people/address'
import { ApiError, useApi, useQuery } from '@nukkad/platform'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { pincodeQuery } from '../parts/address/address.queries.ts'

/**
 * Looks the pincode up while the rest is typed, and fills in city and state unless the user typed their own: now, or
 * before a reload.
 */
export function usePincodeFill({ control, getValues, setValue, formState }: UseFormReturn<AddressInput>) {
  const api = useApi()
  const postcode = useWatch({ control, name: 'postcode' })
  const isWhole = /^[1-9]\d{5}$/.test(postcode)
  const { data, error, isFetching } = useQuery({ ...pincodeQuery(api, postcode), enabled: isWhole })

  const { dirtyFields, defaultValues } = formState
  const isNew = dirtyFields.postcode === true
  const filled = useRef<Partial<AddressInput>>({})

  // A saved address keeps its own city and state until its pincode changes.
  useEffect(() => {
    if (!data || !isNew) return
    const found = { city: data.postalCity, state: data.state }
    for (const name of ['city', 'state'] as const) {
      const isOwn = !['', found[name], filled.current[name], defaultValues?.[name]].includes(getValues(name))
      if (isOwn) continue
      filled.current[name] = found[name]
      setValue(name, found[name], { shouldDirty: true, shouldValidate: true })
    }
  }, [data, isNew, getValues, setValue, defaultValues])

  if (!isWhole) return { hint: undefined, error: undefined }
  if (isFetching && !data) return { hint: 'Looking it up…', error: undefined }
  if (data) {
    return { hint: `${data.postalCity}, ${data.state}. ${reach(data)}`, error: undefined }
  }
  const isUnknown = error instanceof ApiError && error.status === 404
  // If the look-up itself fails, the form works without it; the server checks at the end.
  return { hint: undefined, error: isUnknown ? 'There is no such pincode.' : undefined }
}

function reach({ serviceability }: Serviceability): string {
  if (serviceability.length === 0) return 'We do not deliver there yet.'
  if (serviceability.some(({ deliver_cod }) => deliver_cod)) return 'We deliver there, with cash on delivery.'
  return 'We deliver there, but only for online payment.'
}
