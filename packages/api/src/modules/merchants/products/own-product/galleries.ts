import type { StoredPicture } from '@nukkad/contracts/endpoints/content/media'
import { type Gallery, mostNewPictures } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import type { Picture } from '@nukkad/contracts/schema'
import type { Fields } from '../../../../errors.ts'
import { altOf, notOnesOwn } from '../product-words.ts'
import type { ProductFacts } from './own-product-facts.ts'

type WantedGalleries = ProductFacts['galleries']

const urlsOf = (galleries: readonly Gallery[]) =>
  new Set(galleries.flatMap(({ pictures }) => pictures.map(({ url }) => url)))

/** The URLs that the product does not show yet; they must be the merchant's own uploads. */
export function newUrls(before: readonly Gallery[], wanted: WantedGalleries): string[] {
  const known = urlsOf(before)
  return [...new Set(wanted.flatMap(({ pictures }) => pictures))].filter((url) => !known.has(url))
}

/** The maximum of a new product, or the current number if that is higher. */
const mostOf = ({ pictures }: Gallery) => Math.max(mostNewPictures, pictures.length)

export function inputErrorsOfGalleries(
  before: readonly Gallery[],
  wanted: WantedGalleries,
  uploads: readonly StoredPicture[],
): Fields {
  const colours = wanted.map(({ colour }) => colour)
  const isWhole =
    colours.length === before.length &&
    before.every(({ colour }) => colours.filter((one) => one === colour).length === 1)
  if (!isWhole) return { galleries: 'must be those of the product, one for each colour' }
  const known = new Set([...urlsOf(before), ...uploads.map(({ url }) => url)])
  const inputErrorOf = ({ colour, pictures }: WantedGalleries[number]): string | undefined => {
    const current = before.find((one) => one.colour === colour)
    const most = current ? mostOf(current) : mostNewPictures
    if (pictures.some((url) => !known.has(url))) return notOnesOwn
    if (new Set(pictures).size < pictures.length) return 'must not contain the same one twice'
    if (pictures.length > most) return `must be at most ${most}`
    return pictures.length === 0 && current?.pictures.length !== 0 ? 'need at least one' : undefined
  }
  return Object.fromEntries(
    wanted.flatMap((gallery, at) => {
      const inputError = inputErrorOf(gallery)
      return inputError ? [[`galleries.${at}.pictures`, inputError]] : []
    }),
  )
}

interface Naming {
  readonly before: string
  readonly after: string
}

/** Whether the alt text was generated from the title and the picture's position. */
const isOurs = (alt: string, title: string) =>
  alt.startsWith(`${title}, picture `) && /^\d+ of \d+$/.test(alt.slice(`${title}, picture `.length))

/** Keeps the alt text of a picture, with the product's current name in it. */
function altAfter({ alt }: Picture, { before, after }: Naming, place: () => string): string {
  if (isOurs(alt, before)) return place()
  const isNamed = alt.startsWith(before) && !/^[\p{L}\p{N}]/u.test(alt.slice(before.length))
  return isNamed ? after + alt.slice(before.length) : alt
}

/** The galleries that changed, each in full; a picture may be taken from another colour of the product. */
export function changedGalleries(
  before: readonly Gallery[],
  wanted: WantedGalleries,
  uploads: readonly StoredPicture[],
  naming: Naming,
): Gallery[] {
  const everywhere = before.flatMap(({ pictures }) => pictures)
  return before.flatMap((current) => {
    const urls = wanted.find(({ colour }) => colour === current.colour)?.pictures ?? []
    const pictures = urls.flatMap((url, at): Picture[] => {
      const place = () => altOf(naming.after, at, urls.length)
      const kept = [...current.pictures, ...everywhere].find((one) => one.url === url)
      if (kept) return [{ ...kept, alt: altAfter(kept, naming, place) }]
      return uploads.filter((one) => one.url === url).map((one) => ({ ...one, alt: place() }))
    })
    return JSON.stringify(pictures) === JSON.stringify(current.pictures) ? [] : [{ ...current, pictures }]
  })
}
