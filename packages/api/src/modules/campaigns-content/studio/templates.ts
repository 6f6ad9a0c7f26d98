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

type Look = Pick<CampaignDraft, 'kind' | 'category' | 'theme' | 'blocks'>

const hero = (title: string, layout: BlockData<'hero'>['layout'], text: string): Block =>
  block('hero', { layout, kicker: 'Nukkad', title, text, picture, cta: null })

const looks: Readonly<Record<CampaignTemplate, (title: string, ends: string) => Look>> = {
  blank: (title) => ({
    kind: 'campaign',
    category: 'all',
    theme: { accent: 'madder', ground: 'paper', pattern: 'none' },
    blocks: [hero(title, 'beside', 'Say in one line why visitors should stay.')],
  }),
  sale: (title, ends) => ({
    kind: 'deals',
    category: 'deals',
    theme: { accent: 'marigold', ground: 'wash', pattern: 'stripes' },
    blocks: [
      hero(title, 'poster', 'What is cheaper, by how much, and until when.'),
      block('countdown', { title: 'It ends in', ends, after: 'The sale has ended.' }),
      block('offer', {
        title: 'What you get',
        note: '',
        offers: [{ label: 'Offer', title: 'A discount', text: 'On what, and for whom.', terms: [], cta: null }],
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
      hero(title, 'over', 'Two days, one city, and where to begin.'),
      block('steps', {
        title: 'From morning to night',
        items: [
          { title: 'Saturday morning', text: 'Where the day begins.' },
          { title: 'Saturday night', text: 'Where it ends.' },
          { title: 'Sunday', text: 'What to do on the slow day.' },
        ],
      }),
      block('text', { title: 'Before you go', html: '<p>How to get there, and what to bring.</p>' }),
    ],
  }),
  contest: (title, ends) => ({
    kind: 'campaign',
    category: 'contests',
    theme: { accent: 'dusk', ground: 'sunk', pattern: 'checks' },
    blocks: [
      hero(title, 'arch', 'What there is to win, and how.'),
      block('steps', {
        title: 'How to take part',
        items: [
          { title: 'Tell us', text: 'What people send, and where.' },
          { title: 'Wait', text: 'When winners will be told.' },
        ],
      }),
      block('countdown', { title: 'Entries close in', ends, after: 'Entries are closed.' }),
      block('text', {
        title: 'Rules',
        html: '<p>Who may take part, how winners are drawn, and what data is stored.</p>',
      }),
    ],
  }),
  gifts: (title) => ({
    kind: 'shop-marketing',
    category: 'gifts',
    theme: { accent: 'madder', ground: 'wash', pattern: 'none' },
    blocks: [
      hero(title, 'arch', 'Who these gifts are for.'),
      block('text', { title: 'How we chose', html: '<p>What these things have in common.</p>' }),
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
