import { givenProduct } from '@nukkad/blocks/cards.given'
import type { Block } from '@nukkad/contracts/block'
import type { Poll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import type { BlocksPage } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'

const picture = { url: '/images/scene/diwali/1', width: 1200, height: 800, alt: 'Lamps on a step', color: '#3b3a66' }

let count = 0
export const givenBlock = (type: string, data: object, v = 1): Block => ({
  id: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
  type,
  v,
  data: data as Block['data'],
})

export const givenPage = (blocks: readonly Block[], over: Partial<BlocksPage> = {}): BlocksPage => ({
  slug: 'diwali-lights',
  href: '/campaign/festive/diwali-lights',
  title: 'Diwali lights',
  description: 'Lamps, rangoli and sweets from makers in the city.',
  image: picture,
  theme: { accent: 'marigold', ground: 'paper', pattern: 'none' },
  state: 'running',
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: null,
  cities: [],
  blocks: [...blocks],
  things: { products: [givenProduct()] },
  next: [],
  ...over,
})

export const givenHero = () =>
  givenBlock(
    'hero',
    {
      layout: 'beside',
      kicker: 'Diwali',
      title: 'Lights for every balcony',
      text: 'Made by hand, lit by you.',
      picture,
      cta: { title: 'See the lamps', url: '/shop/c/home/lamps' },
    },
    2,
  )

export const givenText = (html: string) => givenBlock('text', { title: 'Why clay', html })

export const givenProducts = (slugs = [givenProduct().slug]) => givenBlock('products', { title: 'Lamps', slugs })

export const givenBanner = () =>
  givenBlock('banner', {
    title: 'Light the whole street',
    text: 'A box of fifty for neighbours who do it together.',
    url: '/shop/product/terracotta-diya',
    cta: 'Get the box',
  })

export const givenPoll = (more: Partial<Poll> = {}, votes: readonly [number, number] | null = null): Poll => ({
  id: 'best-golgappa',
  title: 'Who makes the best golgappa?',
  intro: 'One vote each.',
  total: 4,
  endsAt: null,
  isOver: false,
  hidesUntilEnd: false,
  myVote: null,
  receipt: null,
  options: ['Bengali Market', 'Gokul Chat'].map((title, at) => ({
    id: `o${at}`,
    title,
    line: 'Good',
    image: null,
    votes: votes?.[at] ?? null,
  })),
  ...more,
})

export const givenForm = (): FormDefinition => ({
  id: 'some-form',
  title: 'Take part',
  intro: 'Two minutes.',
  submit: 'Send',
  thanks: 'Thank you.',
  endsAt: null,
  isOver: false,
  keepDays: 30,
  begun: 'b',
  fields: [{ name: 'name', label: 'Your name', type: 'text', required: true }],
})

export const otherPage = {
  href: '/shop/marketing/handloom-week',
  title: 'Handloom week',
  description: 'Looms.',
  image: picture,
}
