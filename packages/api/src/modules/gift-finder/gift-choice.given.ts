import { type GiftAnswer, giftChoice, keepGiftChoice } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { useSeededWorld } from '../../testing/world.ts'

export const diwali = { params: { slug: 'diwali' } }

export const cook: GiftAnswer[] = [
  { questionId: 'who', values: ['mother'] },
  { questionId: 'likes', values: ['cooking'] },
  { questionId: 'budget', values: ['0-1000'] },
]

/** Gift lists as kept by browsers. */
export function useGiftChoices() {
  const world = useSeededWorld()
  const keep = (answers: GiftAnswer[] = cook, options: object = {}) =>
    world.call(keepGiftChoice, { body: { slug: 'diwali', answers }, ...options })
  const read = (id: string, slug = 'diwali') => world.call(giftChoice, { params: { slug, id } })
  const keyIn = ({ cookies }: Awaited<ReturnType<typeof keep>>) => ({
    nukkad_gifts: cookies.find(({ name }) => name === 'nukkad_gifts')?.value ?? '',
  })
  return { world, keep, read, keyIn }
}
