import type { Picture } from '../picture-view/picture.ts'

/** The cloth of each drawing, so that the words on a card can be read before its picture is there. */
const grounds: Readonly<Record<string, string>> = {
  'happy-birthday': '#b5371f',
  'just-because': '#0b6b66',
  'thank-you': '#8a5a00',
  'wedding-blessings': '#8c1d40',
  'happy-anniversary': '#3b3a66',
  'new-home': '#9a4a24',
  'hello-little-one': '#2f6f7d',
  'happy-journey': '#1f5a4a',
  'shubh-diwali': '#2a2850',
  'rakhi-across-cities': '#a02c5a',
  'eid-mubarak': '#14524c',
  'holi-hai': '#7a2f7a',
}

/** The picture of a gift card by the key of its drawing, or by an address of its own. */
export const giftPicture = (image: string, alt: string): Picture => ({
  url: image.includes('/') ? image : `/images/gift-card/${encodeURIComponent(image)}`,
  width: 1200,
  height: 750,
  alt,
  color: grounds[image] ?? '#3b3a66',
})
