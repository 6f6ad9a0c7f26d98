import { createBallot } from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import { pagesRevision } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import * as calls from '@nukkad/contracts/endpoints/campaigns/studio'
import { ok, useStudio } from './studio.given.ts'

const { world, text, inHours, tara, begin, read, save, publish, end, seen, written, withText } = useStudio()

describe('the revision of the campaign pages', () => {
  const revision = async () => (await world.call(pagesRevision)).body.revision
  /** Whether the step changes the revision. */
  const changes = async (step: () => unknown) => {
    const before = await revision()
    await step()
    return (await revision()) !== before
  }

  test('changes when visitors see something new, and not when a draft is only saved', async () => {
    let page = await written('First.')
    expect(await changes(async () => (page = ok(await publish(page.id, page.version))))).toBe(true)
    expect(await changes(async () => (page = ok(await save(page.id, page.version, page.draft))))).toBe(false)
    expect(await changes(async () => (page = ok(await publish(page.id, page.version, inHours(0.1)))))).toBe(false)
    expect(await changes(() => world.clock.forward(400))).toBe(true)
    page = ok(await save(page.id, page.version, { ...page.draft, endsAt: inHours(0.1) }))
    page = ok(await publish(page.id, page.version))
    expect(await changes(() => world.clock.forward(400))).toBe(true)
    world.clock.forward(-800)
    const other = await written('Other.')
    const planned = ok(await publish(other.id, other.version, inHours(0.1)))
    expect(await changes(() => world.clock.forward(400))).toBe(true)
    expect(await changes(() => end(other.id, planned.version))).toBe(true)
    world.clock.forward(-400)
  })

  test('changes when the team changes a poll', async () => {
    const body = { id: 'kite-colours', title: 'Which kite?' }
    expect(await changes(() => world.call(createBallot, { as: tara.token, body }))).toBe(true)
  })
})

describe('publishing a page at a planned time', () => {
  test('shows the planned version then, also when the draft was changed meanwhile', async () => {
    const page = await written('As planned.')
    const planned = ok(await publish(page.id, page.version, inHours(0.2)))
    expect(planned.state).toBe('scheduled')
    const later = ok(await save(page.id, planned.version, withText(planned.draft, 'Thought of later.')))
    expect(await seen(page.slug)).toBeUndefined()
    world.clock.forward(720)
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('As planned.')
    expect(await read(page.id)).toMatchObject({ state: 'live', hasChanges: true, draft: later.draft })
    world.clock.forward(-720)
  })

  test('replaces the live version once, however late and often it is settled', async () => {
    const page = await written('Before.')
    const live = ok(await publish(page.id, page.version))
    const after = ok(await save(page.id, live.version, withText(live.draft, 'After.')))
    const at = inHours(0.1)
    const planned = ok(await publish(page.id, after.version, at))
    expect(planned).toMatchObject({ state: 'live', hasChanges: false, next: { at } })
    ok(await save(page.id, planned.version, withText(planned.draft, 'Later still.')))
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('Before.')
    world.clock.forward(360)
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('After.')
    const { settle } = world.modules.studio
    expect(await Promise.all([settle(), settle()]).then(([a, b]) => a + b)).toBe(1)
    expect(await settle()).toBe(0)
    expect(JSON.stringify((await seen(page.slug))?.blocks)).toContain('After.')
    const now = await read(page.id)
    expect([now.next, now.hasChanges, JSON.stringify(now.draft.blocks)]).toEqual([
      null,
      true,
      expect.stringContaining('Later still.'),
    ])
    world.clock.forward(-360)
  })

  test.each([
    ['is in the past', -1],
    ['is more than a year ahead', 24 * 400],
  ])('refuses a time that %s', async (words, hours) => {
    const page = await written()
    const { status, error } = await publish(page.id, page.version, inHours(hours))
    expect([status, error.fields]).toEqual([400, { at: words }])
  })

  test('is no conflict for somebody who was writing then', async () => {
    const page = await written('Before.')
    const live = ok(await publish(page.id, page.version))
    const planned = ok(await publish(page.id, live.version, inHours(0.1)))
    world.clock.forward(360)
    expect(await world.modules.studio.settle()).toBe(1)
    const after = ok(await save(page.id, planned.version, withText(planned.draft, 'Still writing.')))
    expect(after).toMatchObject({ state: 'live', hasChanges: true })
    world.clock.forward(-360)
  })

  test('can be cancelled before the time', async () => {
    const page = await written()
    const planned = ok(await publish(page.id, page.version, inHours(0.2)))
    expect(ok(await end(page.id, planned.version)).state).toBe('draft')
  })
})

describe('publishing a campaign page', () => {
  test('ends when it is ended by hand or at its end time', async () => {
    const page = await written()
    const live = ok(await publish(page.id, page.version))
    expect(ok(await end(page.id, live.version)).state).toBe('ended')
    expect(await seen(page.slug)).toMatchObject({ state: 'over', blocks: [] })
    const timed = await written('Short.', { endsAt: inHours(0.1) })
    ok(await publish(timed.id, timed.version))
    world.clock.forward(360)
    expect(await seen(timed.slug)).toMatchObject({ state: 'over' })
    expect((await read(timed.id)).state).toBe('ended')
    world.clock.forward(-360)
  })

  test('is refused when the end has passed, which is said at the field', async () => {
    const page = await written('x', { endsAt: inHours(-0.1) })
    const { error } = await publish(page.id, page.version)
    expect(error).toMatchObject({
      message: 'The end date is in the past.',
      fields: { 'draft.endsAt': 'The end date is in the past.' },
    })
  })

  test('is refused without blocks, in words, because there is nothing to mark', async () => {
    const page = await written('x', { blocks: [] })
    const { error } = await publish(page.id, page.version)
    expect([error.message, error.fields ?? {}]).toEqual(['The page has no blocks.', {}])
  })

  test('is refused when the end lies before the start', async () => {
    const page = await written('x', { endsAt: inHours(0.1) })
    expect((await publish(page.id, page.version, inHours(0.2))).error.fields).toEqual({
      'draft.endsAt': 'must be after the start',
    })
  })

  test('starts a new phase only when the shares of the variants change', async () => {
    const other = (weight: number, html: string) => ({ key: 'b' as const, name: 'Short', weight, blocks: [text(html)] })
    const page = await written('a', { variants: [other(50, 'b')] })
    const first = ok(await publish(page.id, page.version))
    const words = ok(await save(page.id, first.version, { ...first.draft, variants: [other(50, 'other b')] }))
    const same = ok(await publish(page.id, words.version))
    const shares = ok(await save(page.id, same.version, { ...same.draft, variants: [other(20, 'other b')] }))
    const next = ok(await publish(page.id, shares.version))
    expect([same.phase - first.phase, next.phase - same.phase]).toEqual([0, 1])
  })

  test('prevents deletion; a draft can be deleted', async () => {
    const page = await written()
    const remove = (id: string, version: number) =>
      world.call(calls.removeCampaign, { as: tara.token, params: { id }, query: { version } })
    const live = ok(await publish(page.id, page.version))
    expect((await remove(page.id, live.version)).status).toBe(409)
    const draft = await begin()
    expect((await remove(draft.id, draft.version + 1)).status).toBe(409)
    ok(await remove(draft.id, draft.version))
    expect((await remove(draft.id, draft.version)).status).toBe(404)
  })
})
