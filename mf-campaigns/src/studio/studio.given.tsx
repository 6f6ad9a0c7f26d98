import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { answer, renderScreen } from '@nukkad/platform/testing'
import { givenText } from '../campaign.given.ts'
import { screen as editor } from './editor/campaign-editor-page.tsx'

export const tara = { role: 'campaigner' } as const

export const campaign: calls.EditedCampaign = {
  id: '12',
  slug: 'kites',
  href: '/campaign/all/kites',
  state: 'live',
  cities: ['delhi'],
  hasChanges: false,
  startsAt: '2026-11-20T18:30:00.000Z',
  endsAt: null,
  saved: null,
  version: 3,
  next: null,
  phase: 1,
  draft: {
    kind: 'campaign',
    category: 'all',
    title: 'Kites',
    description: 'Paper and string.',
    share: 100,
    goal: 'taps',
    cities: ['delhi'],
    endsAt: null,
    variants: [],
    blocks: [givenText('<p>Up.</p>')],
    picture: { url: '/images/scene/all/lamps-night', alt: 'Lamps', color: '#3b3a66' },
    theme: { accent: 'madder', ground: 'paper', pattern: 'none' },
  },
}

export const editing = (over: Partial<calls.EditedCampaign> = {}, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(editor, {
    path: '/staff/campaigns/12',
    user: tara,
    ...options,
    answers: [
      answer(calls.editedCampaign, { data: { ...campaign, ...over } }),
      answer(calls.checkCampaign, { data: [] }),
    ],
  })
