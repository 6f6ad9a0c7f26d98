import {
  type BallotDraft,
  createBallot,
  editedBallot,
  saveBallot,
} from '@nukkad/contracts/endpoints/campaigns/ballot-editing'
import type { GivenUser } from '../../testing/users.given.ts'
import { givenMedia, givenPicture } from '../media/media.given.ts'
import { useBallots } from './votes.given.ts'

const { world, given, read, vote, report } = useBallots()

describe('editing a poll', () => {
  const staff = async (firstName = 'Kavya') => given.user({ role: 'campaigner', firstName })
  const open = async (id: string, as: string) => (await world.call(editedBallot, { params: { id }, as })).body.data
  async function saved(id: string, as: string, over: Partial<BallotDraft> & { version?: number }) {
    const { id: _, changed: __, kind: ___, award: ____, total: _____, options, ...draft } = await open(id, as)
    const chosen = options.map(({ picture, ...option }) => ({
      ...option,
      picture: picture && { url: picture.url, alt: picture.alt },
    }))
    return world.call(saveBallot, { params: { id }, as, body: { ...draft, options: chosen, ...over } })
  }
  const picture = async (who: GivenUser): Promise<string> =>
    (await givenMedia(world).upload(who, { bytes: await givenPicture() })).data.url
  const option = (id: string, more: object = {}) => ({ id, title: id, line: '', slug: null, picture: null, ...more })

  test('starts unpublished, needs two options to publish, and can then be voted on', async () => {
    const kavya = await staff()
    const as = kavya.token
    const made = await world.call(createBallot, { as, body: { id: 'best-poha', title: 'The best poha?' } })
    expect(made.body.data).toMatchObject({ kind: 'poll', award: null, isPublished: false, version: 1, options: [] })
    expect((await world.call(createBallot, { as, body: { id: 'best-poha', title: 'x' } })).status).toBe(409)
    const one = await saved('best-poha', as, { isPublished: true, options: [option('a')] })
    expect(one.error.fields?.options).toBe('needs at least two options')

    const twice = await saved('best-poha', as, { options: [option('a'), option('b', { title: ' A ' })] })
    expect(twice.error.fields?.options).toBe('has the same option twice')

    const upload = await picture(kavya)
    const options = [option('indore', { picture: { url: upload, alt: 'A plate' } }), option('pune')]
    expect((await saved('best-poha', as, { isPublished: true, options })).status).toBe(200)
    const shown = await read('best-poha')
    expect(shown.options.map(({ id, image }) => [id, image?.alt])).toEqual([
      ['indore', 'A plate'],
      ['pune', undefined],
    ])
    expect((await vote('best-poha', 'pune', (await given.user()).token)).status).toBe(200)
  })

  test('keeps options that have votes, and keeps their counts when they are rewritten', async () => {
    const { token: as } = await staff()
    const id = await given.ballot()
    await vote(id, 'two', (await given.user()).token)
    expect((await saved(id, as, { options: [option('one')] })).error.fields?.options).toContain('has votes')
    const turned = [option('three'), option('two', { title: 'Second' }), option('one')]
    expect((await saved(id, as, { options: turned })).status).toBe(200)
    expect(await report(id)).toMatchObject({
      options: [{ id: 'three', votes: 0 }, { id: 'two', title: 'Second', votes: 1 }, { votes: 0 }],
      chain: { isWhole: true },
    })
  })

  test('can hide the results until the end, also from voters', async () => {
    const { token: as } = await staff()
    const id = await given.ballot()
    const asha = (await given.user()).token
    await vote(id, 'one', asha)
    const endsAt = new Date(world.clock.now().getTime() + 60_000).toISOString()
    await saved(id, as, { hidesUntilEnd: true, endsAt })
    expect((await read(id, asha)).options.map(({ votes }) => votes)).toEqual([null, null])
    world.clock.forward(60)
    expect((await read(id, asha)).options.map(({ votes }) => votes)).toEqual([1, 0])
    world.clock.forward(-60)
  })

  test('does not reopen a poll that ended with votes', async () => {
    const { token: as } = await staff()
    const id = await given.ballot()
    await vote(id, 'one', (await given.user()).token)
    const now = world.clock.now()
    expect((await saved(id, as, { endsAt: now.toISOString() })).status).toBe(200)
    expect(await read(id)).toMatchObject({ isOver: true })
    const later = new Date(now.getTime() + 3_600_000).toISOString()
    expect((await saved(id, as, { endsAt: later })).error.fields?.endsAt).toContain('results have been shown')
  })

  test('refuses an outdated version and a picture of another user', async () => {
    const [kavya, meera] = [await staff(), await staff('Meera')]
    const id = await given.ballot()
    expect((await saved(id, kavya.token, { title: 'Mine' })).status).toBe(200)
    const stale = await saved(id, meera.token, { title: 'Hers', version: 0 })
    expect([stale.status, stale.error.fields?.by]).toEqual([409, 'Kavya'])
    const url = await picture(meera)
    const stolen = await saved(id, kavya.token, {
      options: [option('one', { picture: { url, alt: '' } }), option('two')],
    })
    expect([stolen.status, Object.keys(stolen.error.fields ?? {})]).toEqual([400, ['options.0.picture']])
  })

  test('creates an award when it has a category and a year, one of each', async () => {
    const { token: as } = await staff()
    const body = { id: 'best-loom-2031', title: 'Best loom', award: { category: 'best-loom', year: 2031 } }
    expect((await world.call(createBallot, { as, body })).body.data).toMatchObject({ kind: 'award', award: body.award })
    expect((await world.call(createBallot, { as, body: { ...body, id: 'again' } })).status).toBe(409)
  })

  test('is for staff only', async () => {
    const { token } = await given.user()
    const params = { id: 'x' }
    expect((await world.call(editedBallot, { params })).status).toBe(401)
    expect((await world.call(editedBallot, { params, as: token })).status).toBe(403)
    expect((await world.call(saveBallot, { params, as: token, body: {} as never })).status).toBe(403)
    expect((await world.call(createBallot, { body: {} as never })).status).toBe(401)
  })
})
