import type { BodyOf } from '@nukkad/contracts'
import { isEmail } from '@nukkad/contracts/email'
import type { changeShopWords } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { brandMoods } from '@nukkad/contracts/endpoints/shop/brands'
import { indianDay } from '@nukkad/contracts/indian-day-words'
import type { Fields } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'
import type { OwnShopRow } from './own-shop.repository.ts'
import type { Labels } from './seen-facts.ts'

/** What the public reads about a shop; `picture` is its URL, empty for the drawn one. */
export type ShopWords = Omit<BodyOf<typeof changeShopWords>, 'version'>

export const wordLabels: Labels<ShopWords> = {
  maker: 'The maker’s name',
  line: 'The line below the name',
  story_title: 'The title of the story',
  story: 'The story',
  since: 'The year',
  moods: 'The style',
  contact_email: 'The email address',
  picture: 'The picture',
}

export const wordsOf = (row: OwnShopRow): ShopWords =>
  plain({
    maker: row.maker,
    line: row.line,
    story_title: row.storyTitle,
    story: row.story,
    since: row.since,
    moods: row.moods,
    contact_email: row.contactEmail ?? '',
    picture: row.hasOwnPicture ? row.picture.url : '',
  })

/** Each text on one line, and moods in the order of the list of brands. */
export const plain = (words: ShopWords): ShopWords => ({
  maker: oneLine(words.maker),
  line: oneLine(words.line),
  story_title: oneLine(words.story_title),
  story: oneLine(words.story),
  since: words.since,
  moods: brandMoods.filter((mood) => words.moods.includes(mood)),
  contact_email: words.contact_email.trim(),
  picture: words.picture,
})

export function inputErrorsOfWords(words: ShopWords, now: Date): Fields {
  const { maker, line, story_title, story, since, contact_email } = words
  return {
    ...(maker.length < 2 && { maker: 'needs at least two letters' }),
    ...(line.length < 10 && { line: 'needs at least ten letters' }),
    ...(story_title.length < 3 && { story_title: 'needs at least three letters' }),
    ...(story.length < 30 && { story: 'needs at least thirty letters' }),
    ...(since !== null && since > indianDay(now).year && { since: 'is in the future' }),
    ...(contact_email !== '' && !isEmail(contact_email) && { contact_email: 'is not an email address' }),
  }
}
