import type sharp from 'sharp'

let opened: Promise<typeof sharp> | undefined

/** The library of pictures, loaded with the first one: most processes draw none, and it takes a tenth of their memory. */
export function openSharp(): Promise<typeof sharp> {
  opened ??= import('sharp').then(({ default: library }) => {
    library.concurrency(1)
    library.cache(false)
    return library
  })
  return opened
}
