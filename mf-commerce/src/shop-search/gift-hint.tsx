import { hrefs, Link } from '@nukkad/platform'

const gift = /(^|\P{L})(gifts?|gifting|presents?|hampers?|tohfa|uphaa?r|गिफ्ट|तोहफ़?ा|उपहार)(\P{L}|$)/iu

/** Whether somebody looks for a gift, rather than for a thing by its name. */
export const looksForGift = (words: string): boolean => gift.test(words)

/** Leads to the gift finder, because a search finds only what is called a gift. */
export function GiftHint() {
  return (
    <p>
      Not sure what they like? <Link to={hrefs.giftShop()}>The gift finder</Link> asks five questions and shows a dozen
      things that fit.
    </p>
  )
}
