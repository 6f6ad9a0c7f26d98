import { type BodyOf, cityNameOf } from '@nukkad/contracts'
import type {
  changeAway,
  changeSeller,
  changeShopWords,
  OwnShop,
} from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { type Db, type Queryable, type Tx, transaction } from '../../../db.ts'
import { Forbidden, Invalid, refuseFields } from '../../../errors.ts'
import { sellerBook } from '../../invoices/seller-book.service.ts'
import type { MediaService } from '../../media/media.service.ts'
import type { PincodeService } from '../../pincode/pincode.service.ts'
import type { Adding } from '../products/new-product.service.ts'
import { notOnesOwn } from '../products/product-words.ts'
import { awayFactsOf, awayLabels, inputErrorsOfAway, plainAway } from './absence.ts'
import * as shops from './own-shop.repository.ts'
import { settled, versionOf } from './seen-facts.ts'
import { inputErrorsOfSeller, plainSeller, sellerFactsOf, sellerLabels } from './seller-facts.ts'
import { inputErrorsOfWords, plain, wordLabels, wordsOf } from './shop-words.ts'

export interface OwnShopParts {
  readonly db: Db
  readonly now: () => Date
  readonly media: Pick<MediaService, 'findOwn'>
  readonly pincodes: Pick<PincodeService, 'serviceability'>
}

export type OwnShopService = ReturnType<typeof createOwnShopService>

/** What merchants change of their own shop: the public texts, the seller's details, and when they are away. */
export function createOwnShopService({ db, now, media, pincodes }: OwnShopParts) {
  const today = () => dayInIndia(now())

  async function read(q: Queryable, merchantId: number): Promise<OwnShop> {
    const row = await shops.readShop(q, merchantId)
    if (!row) throw new Forbidden()
    const seller = sellerFactsOf(row, await sellerBook.details(q, merchantId))
    return shown(row, seller, awayFactsOf(row, today()))
  }

  /** Changes one part under the lock of the shop, and returns the shop after it. */
  const changing = (merchantId: number, change: (tx: Tx, row: shops.OwnShopRow) => Promise<void>): Promise<OwnShop> =>
    transaction(db, async (tx) => {
      const row = await shops.lockShop(tx, merchantId)
      if (!row) throw new Forbidden()
      await change(tx, row)
      return read(tx, merchantId)
    })

  async function pictureOf(tx: Tx, userId: string, before: string, url: string) {
    if (url === before) return undefined
    if (url === '') return null
    const [upload] = await media.findOwn(tx, userId, [url])
    if (!upload) throw new Invalid({ picture: notOnesOwn })
    const { width, height, color } = upload
    return { url: upload.url, width, height, color }
  }

  return {
    read: (merchantId: number): Promise<OwnShop> => read(db, merchantId),

    changeWords: ({ merchantId, userId }: Adding, { version, ...said }: BodyOf<typeof changeShopWords>) =>
      changing(merchantId, async (tx, row) => {
        const before = wordsOf(row)
        const wanted = settled(before, version, plain(asStored(said, row)), wordLabels)
        refuseFields(inputErrorsOfWords(wanted, now()))
        const { maker, line, story_title: storyTitle, story, since, moods, contact_email: email } = wanted
        const picture = await pictureOf(tx, userId, before.picture, wanted.picture)
        const contactEmail = email || null
        await shops.changeWords(tx, merchantId, { maker, line, storyTitle, story, since, moods, contactEmail, picture })
      }),

    changeSeller: ({ merchantId }: Adding, { version, ...said }: BodyOf<typeof changeSeller>) =>
      changing(merchantId, async (tx, row) => {
        const before = sellerFactsOf(row, await sellerBook.details(tx, merchantId))
        const wanted = settled(before, version, plainSeller(said), sellerLabels)
        const { legal_name: legalName, gstin, line1, line2, locality, pincode, phone } = wanted
        const place = await pincodes.serviceability(pincode, tx)
        refuseFields(inputErrorsOfSeller(wanted, place))
        if (!place?.city) throw new Invalid({ pincode: 'is not a pincode we know' })
        const { city, state, postalCity } = place
        const ids = { gstin: gstin || null, phone: phone || null }
        const details = { legalName, line1, line2, city: postalCity, pincode, state, ...ids }
        await sellerBook.replace(tx, merchantId, details)
        if (!(await shops.moveShop(tx, merchantId, { city, locality, state, pincode }))) {
          throw new Invalid({ locality: `is not in ${cityNameOf(city)}` })
        }
      }),

    changeAway: ({ merchantId }: Adding, { version, ...said }: BodyOf<typeof changeAway>) =>
      changing(merchantId, async (tx, row) => {
        const wanted = settled(awayFactsOf(row, today()), version, plainAway(said), awayLabels)
        refuseFields(inputErrorsOfAway(wanted, today()))
        await shops.changeAbsence(tx, merchantId, { ...wanted, words: wanted.words || null }, today())
      }),
  }
}

/** The drawn picture has an address as well, which people send back who left it alone. */
const asStored = <Said extends { readonly picture: string }>(said: Said, row: shops.OwnShopRow): Said =>
  !row.hasOwnPicture && said.picture === row.picture.url ? { ...said, picture: '' } : said

function shown(
  row: shops.OwnShopRow,
  seller: ReturnType<typeof sellerFactsOf>,
  away: ReturnType<typeof awayFactsOf>,
): OwnShop {
  const words = wordsOf(row)
  return {
    slug: row.slug,
    name: row.name,
    words: {
      ...words,
      picture: row.picture,
      has_own_picture: row.hasOwnPicture,
      version: versionOf(words, wordLabels),
    },
    seller: {
      ...seller,
      city: { slug: row.city, name: cityNameOf(row.city) },
      state: row.state,
      version: versionOf(seller, sellerLabels),
    },
    away: { ...away, version: versionOf(away, awayLabels) },
  }
}
