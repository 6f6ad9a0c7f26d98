import type sharp from 'sharp'

let opened: Promise<typeof sharp> | undefined

/** Loads the image library on first use: most processes draw no pictures, and it takes a tenth of their memory. */
export function openSharp(): Promise<typeof sharp> {
  opened ??= import('sharp').then(({ default: library }) => {
    library.concurrency(1)
    library.cache(false)
    return library
  })
  return opened
}
