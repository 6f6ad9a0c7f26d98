import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { logout, newToken } from '@nukkad/contracts/endpoints/people/auth'
import { memoryStorage } from '../storage/safe-storage.ts'
import { answer, aUser, refuse, testHost } from '../testing/index.tsx'
import { createDrafts } from './drafts.ts'

const sessionOf = (id: string) => ({
  user: aUser({ _id: id }),
  jwt_token: { access_token: 't', expiresAt: Date.now() + 3_600_000 },
  cartId: null,
  created: false,
})

describe('form drafts', () => {
  test('survive a reload in their tab, each under its own name, until dropped', () => {
    const visit = memoryStorage()
    createDrafts(visit).keep('address new', { line1: '12 Lodhi Road' })
    createDrafts(visit).keep('review place x', { text: 'Go early' })

    const afterReload = createDrafts(visit)
    expect(afterReload.read('address new')).toEqual({ line1: '12 Lodhi Road' })
    afterReload.drop('address new')

    expect(afterReload.read('address new')).toBeUndefined()
    expect(afterReload.read('review place x')).toEqual({ text: 'Go early' })
    expect(afterReload.read('constructor')).toBeUndefined()
  })

  test('are deleted at sign-out and kept when a guest signs in', async () => {
    const { host } = testHost({ answers: [answer(logout, { data: { ok: true } })], user: { _id: '7' } })
    await host.session.check()
    host.drafts.keep('address new', { line1: 'x' })
    await host.session.end()
    expect(host.drafts.read('address new')).toBeUndefined()

    const guest = testHost().host
    await guest.session.check()
    guest.drafts.keep('registration 1', { name: 'Asha' })
    guest.session.begin(sessionOf('101'))
    expect(guest.drafts.read('registration 1')).toEqual({ name: 'Asha' })
  })

  test('are there again for a user whose session the server ended, and for nobody else', async () => {
    const visit = memoryStorage()
    const answers = [answer(listAddresses, refuse(401, 'unauthorized')), answer(newToken, refuse(401, 'unauthorized'))]
    const { host } = testHost({ answers, visit })
    host.session.begin(sessionOf('7'))
    host.drafts.keep('address new', { line1: 'x' })
    await expect(host.api.call(listAddresses)).rejects.toMatchObject({ status: 401 })
    expect(host.session.state$.value.status).toBe('guest')

    host.session.begin(sessionOf('7'))
    expect(host.drafts.read('address new')).toEqual({ line1: 'x' })

    await expect(host.api.call(listAddresses)).rejects.toMatchObject({ status: 401 })
    const reloaded = testHost({ visit }).host
    await reloaded.session.check()
    reloaded.session.begin(sessionOf('8'))
    expect(reloaded.drafts.read('address new')).toBeUndefined()
  })
})
