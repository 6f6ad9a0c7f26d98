import type { AnswerOf } from '@nukkad/contracts'
import {
  type CatalogItem,
  changeCatalogItem,
  merchantCatalog,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { ApiError, useApi, useMutation, useQueryClient, useSearchParams, useTrack } from '@nukkad/platform'
import { useState } from 'react'
import { catalogKey, catalogOf } from '../parts/staff/staff.queries.ts'
import { backTo, type CatalogChange } from './product-draft.ts'

type CatalogList = AnswerOf<typeof merchantCatalog>

/**
 * The filters' numbers after a change. The rows shown stay as they are: in the server's new order the saved one would
 * jump away from under the hand, or leave the list with its way back.
 */
function useFreshCounts() {
  const api = useApi()
  const client = useQueryClient()
  const q = useSearchParams()[0].get('q') ?? ''
  return async () => {
    const { counts } = await api.call(merchantCatalog, { query: q ? { q } : {} })
    client.setQueriesData<CatalogList>({ queryKey: catalogOf(q) }, (list) => list && { ...list, counts })
    await client.invalidateQueries({ queryKey: catalogKey, refetchType: 'none' })
  }
}

/** Saves a row, keeps the way back, and puts the new row into every list that shows it. */
export function useCatalogChange(item: CatalogItem, onSaved: (now: CatalogItem) => void) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const refreshCounts = useFreshCounts()
  const [before, setBefore] = useState<CatalogChange>()
  const saving = useMutation({
    mutationFn: async (change: CatalogChange) =>
      (await api.call(changeCatalogItem, { params: { sku: item.sku }, body: { version: item.version, ...change } }))
        .data,
    onSuccess(now, change) {
      track('MERCHANT_PRODUCT_CHANGED', { sku: now.sku, changed: Object.keys(change) })
      client.setQueriesData<CatalogList>(
        { queryKey: catalogKey },
        (list) => list && { ...list, data: list.data.map((row) => (row.sku === now.sku ? now : row)) },
      )
      void client.invalidateQueries({ queryKey: ['merchant', 'today'] })
      // The list asks again by itself before long.
      refreshCounts().catch(() => undefined)
      onSaved(now)
    },
    // Somebody sold a piece meanwhile: the row shows what is true now, what was typed stays in its fields.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 && client.invalidateQueries({ queryKey: catalogKey }),
  })
  return {
    before,
    isBusy: saving.isPending,
    error: saving.error?.message,
    change: (wanted: CatalogChange) => saving.mutate(wanted, { onSuccess: () => setBefore(backTo(item, wanted)) }),
    undo: () => before && saving.mutate(before, { onSuccess: () => setBefore(undefined) }),
  }
}
