import type { AnswerOf } from '@nukkad/contracts'
import {
  type CatalogItem,
  changeCatalogItem,
  merchantCatalog,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { ApiError, useApi, useMutation, useQueryClient, useSearchParams, useTrack } from '@nukkad/platform'
import { useState } from 'react'
import { catalogKey, catalogOf } from '../parts/back-office/back-office.queries.ts'
import { backTo, type CatalogChange } from './product-draft.ts'

type CatalogList = AnswerOf<typeof merchantCatalog>

/**
 * Refreshes the filters' counts after a change. The rows stay as they are: in the server's new order, the saved row
 * would jump from under the pointer, or leave the list together with its undo button.
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

/** Saves a row, remembers how to undo the change, and updates the row in every list that shows it. */
export function useCatalogChange(item: CatalogItem, onSaved: () => void) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const refreshCounts = useFreshCounts()
  const [before, setBefore] = useState<CatalogChange>()
  const replaceRows = (rows: readonly CatalogItem[]) =>
    client.setQueriesData<CatalogList>(
      { queryKey: catalogKey },
      (list) => list && { ...list, data: list.data.map((row) => rows.find(({ sku }) => sku === row.sku) ?? row) },
    )
  const readVariants = async ({ title, slug }: CatalogItem) =>
    (await api.call(merchantCatalog, { query: { q: title.slice(0, 60), pagesize: 50 } })).data.filter(
      (row) => row.slug === slug,
    )
  const saving = useMutation({
    mutationFn: async (change: CatalogChange) =>
      (await api.call(changeCatalogItem, { params: { sku: item.sku }, body: { version: item.version, ...change } }))
        .data,
    onSuccess(now, change) {
      track('MERCHANT_PRODUCT_CHANGED', { sku: now.sku, changed: Object.keys(change) })
      replaceRows([now])
      // The product's other variants come and go with this one.
      if ('is_available' in change) readVariants(now).then(replaceRows, () => undefined)
      void client.invalidateQueries({ queryKey: ['merchant', 'today'] })
      // The counts are refetched with the list anyway.
      refreshCounts().catch(() => undefined)
      onSaved()
    },
    // Someone bought a piece meanwhile: the row shows the current values, the fields keep what was typed.
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
