import { randomUUID } from 'node:crypto'
import { type BlockData, type KindName, kinds } from '@nukkad/blocks/schema'
import type { Block } from '@nukkad/contracts/block'
import type { CampaignDraft, CampaignTemplate } from '@nukkad/contracts/endpoints/campaigns/studio'
import { hrefs } from '@nukkad/contracts/hrefs'

const block = <K extends KindName>(type: K, data: BlockData<K>): Block => ({
  id: randomUUID(),
  type,
  v: kinds[type].v,
  data: data as Block['data'],
})
const picture = { url: '/images/scene/all/bazaar-dusk', alt: 'Stalls being set up in low light' }
const ground = '#8a4b2f'
const week = 7 * 86_400_000

/** Texts that only say what to write in their place; no page is published with one of them. */
const hints = {
  stay: 'Say in one line why visitors should stay.',
  cheaper: 'What is cheaper, by how much, and until when.',
  offer: 'On what, and for whom.',
  weekend: 'Two days, one city, and where to begin.',
  morning: 'Where the day begins.',
  night: 'Where it ends.',
  slowDay: 'What to do on the slow day.',
  journey: 'How to get there, and what to bring.',
  prize: 'What there is to win, and how.',
  entry: 'What people send, and where.',
  wait: 'When winners will be told.',
  rules: 'Who may take part, how winners are drawn, and what data is stored.',
  gifts: 'Who these gifts are for.',
  choice: 'What these things have in common.',
} as const
export const templateHints: ReadonlySet<string> = new Set(Object.values(hints))

type Look = Pick<CampaignDraft, 'kind' | 'category' | 'theme' | 'blocks'>

const hero = (title: string, layout: BlockData<'hero'>['layout'], text: string): Block =>
  block('hero', { layout, kicker: 'Nukkad', title, text, picture, cta: null })

const looks: Readonly<Record<CampaignTemplate, (title: string, ends: string) => Look>> = {
  blank: (title) => ({
    kind: 'campaign',
    category: 'all',
    theme: { accent: 'madder', ground: 'paper', pattern: 'none' },
    blocks: [hero(title, 'beside', hints.stay)],
  }),
  sale: (title, ends) => ({
    kind: 'deals',
    category: 'deals',
    theme: { accent: 'marigold', ground: 'wash', pattern: 'stripes' },
    blocks: [
      hero(title, 'poster', hints.cheaper),
      block('countdown', { title: 'It ends in', ends, after: 'The sale has ended.' }),
      block('offer', {
        title: 'What you get',
        note: '',
        offers: [{ label: 'Offer', title: 'A discount', text: hints.offer, terms: [], cta: null }],
      }),
      block('faq', {
        title: 'Frequently asked questions',
        items: [{ question: 'Can I return what I bought in the sale?', answer: '<p>Yes, as usual.</p>' }],
      }),
    ],
  }),
  weekend: (title) => ({
    kind: 'event-guide',
    category: 'city',
    theme: { accent: 'peacock', ground: 'paper', pattern: 'dots' },
    blocks: [
      hero(title, 'over', hints.weekend),
      block('steps', {
        title: 'From morning to night',
        items: [
          { title: 'Saturday morning', text: hints.morning },
          { title: 'Saturday night', text: hints.night },
          { title: 'Sunday', text: hints.slowDay },
        ],
      }),
      block('text', { title: 'Before you go', html: `<p>${hints.journey}</p>` }),
    ],
  }),
  contest: (title, ends) => ({
    kind: 'campaign',
    category: 'contests',
    theme: { accent: 'dusk', ground: 'sunk', pattern: 'checks' },
    blocks: [
      hero(title, 'arch', hints.prize),
      block('steps', {
        title: 'How to take part',
        items: [
          { title: 'Tell us', text: hints.entry },
          { title: 'Wait', text: hints.wait },
        ],
      }),
      block('countdown', { title: 'Entries close in', ends, after: 'Entries are closed.' }),
      block('text', {
        title: 'Rules',
        html: `<p>${hints.rules}</p>`,
      }),
    ],
  }),
  gifts: (title) => ({
    kind: 'shop-marketing',
    category: 'gifts',
    theme: { accent: 'madder', ground: 'wash', pattern: 'none' },
    blocks: [
      hero(title, 'arch', hints.gifts),
      block('text', { title: 'How we chose', html: `<p>${hints.choice}</p>` }),
      block('banner', {
        title: 'Not sure yet?',
        text: 'Answer four questions about them.',
        url: hrefs.giftFinder('diwali'),
        cta: 'Find a gift',
      }),
    ],
  }),
}

/** A page from a template, with new block ids; it ends in a week, which can be changed. */
export function fromTemplate(template: CampaignTemplate, title: string, now: Date): CampaignDraft {
  const ends = new Date(Math.ceil((now.getTime() + week) / 3_600_000) * 3_600_000).toISOString()
  return {
    ...looks[template](title, ends),
    title,
    description: '',
    picture: { ...picture, color: ground },
    variants: [],
    share: 100,
    goal: 'taps',
    cities: [],
    endsAt: template === 'sale' || template === 'contest' ? ends : null,
  }
}

/** A copy of a page; its blocks get new ids. */
export const copyOf = (draft: CampaignDraft, title: string): CampaignDraft => {
  const anew = (blocks: readonly Block[]) => blocks.map((one) => ({ ...one, id: randomUUID() }))
  return {
    ...draft,
    title,
    endsAt: null,
    blocks: anew(draft.blocks),
    // Only one page can have the address that a route reserves.
    kind: draft.kind === 'landing' ? 'campaign' : draft.kind,
    variants: draft.variants.map((one) => ({ ...one, blocks: anew(one.blocks) })),
  }
}
