interface Floor {
  readonly name: string
  readonly stores: readonly { readonly name: string; readonly kind: string }[]
}

/** Stores whose name or kind contains the search text, with their floor; null if there is no text. */
export function storesLike(floors: readonly Floor[], words: string) {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return null
  return floors.flatMap((floor) =>
    floor.stores
      .filter(({ name, kind }) => `${name} ${kind}`.toLowerCase().includes(wanted))
      .map((store) => ({ ...store, floor: floor.name })),
  )
}
