import type { Giveaway } from '@nukkad/contracts/endpoints/giveaways/giveaways'

export const draw: Giveaway['draw'] = {
  seedHash: 'ab'.repeat(32),
  beaconSource: 'a public value',
  entries: 7,
  listHash: null,
  seed: null,
  beacon: null,
  drawnAt: null,
  winners: [],
}

/** A giveaway as its page gets it. */
export const givenGiveaway = (more: Partial<Giveaway> = {}): Giveaway => ({
  id: 'trunk',
  title: 'The trunk',
  prize: 'A kettle',
  intro: 'For winter.',
  rules: ['One entry'],
  image: { url: '/p', width: 3, height: 2, alt: 'A trunk', color: '#333333' },
  winners: 1,
  myEntry: null,
  draw,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2099-01-01T00:00:00Z',
  hasBegun: true,
  isOver: false,
  formId: 'giveaway',
  ...more,
})
