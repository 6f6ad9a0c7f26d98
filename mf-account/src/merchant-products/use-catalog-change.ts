import type { AnswerOf } from '@nukkad/contracts'
import {
  type CatalogItem,
  changeCatalogItem,
  type merchantCatalog,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { ApiError, useApi, useMutation, useQueryClient, useTrack } from '@nukkad/platform'
import { useState } from 'react'
import { catalogKey } from '../parts/staff/staff.queries.ts'
import { backTo, type CatalogChange } from './product-draft.ts'

/** Saves a row, keeps the way back, and puts the new row into every list that shows it. */
export function useCatalogChange(item: CatalogItem, onSaved: (now: CatalogItem) => void) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const [before, setBefore] = useState<CatalogChange>()
  const saving = useMutation({
    mutationFn: async (change: CatalogChange) =>
      (await api.call(changeCatalogItem, { params: { sku: item.sku }, body: { version: item.version, ...change } }))
        .data,
    onSuccess(now, change) {
      track('MERCHANT_PRODUCT_CHANGED', { sku: now.sku, changed: Object.keys(change) })
      client.setQueriesData<AnswerOf<typeof merchantCatalog>>(
        { queryKey: catalogKey },
        (list) => list && { ...list, data: list.data.map((row) => (row.sku === now.sku ? now : row)) },
      )
      void client.invalidateQueries({ queryKey: ['merchant', 'today'] })
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
