import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { agreeToEngagement } from '@nukkad/contracts/endpoints/people/engagement-consent'
import { ownProfile, updateProfile } from '@nukkad/contracts/endpoints/people/users'
import { answer, aUser, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { screen } from './profile-edit-page.tsx'

const path = '/users/5/edit'
const profile = {
  id: '5',
  firstName: 'Asha',
  lastName: 'Rao',
  line: 'Walks first.',
  story: 'Then writes.',
  picture: null,
  instagramLink: '',
  websiteLink: '',
  isAuthor: false,
}
const open = (answers: NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['answers']>, to = path) =>
  renderScreen(screen, { path: to, user: { _id: '5' }, answers: [answer(ownProfile, { data: profile }), ...answers] })

describe('profile editor', () => {
  test('sends the changes and goes to the public profile', async () => {
    const user = { _id: '5', displayName: 'Asha Devi Rao', firstName: 'Asha Devi', lastName: 'Rao', email: 'a@b.co' }
    const { network, path: now } = await open([answer(updateProfile, { data: user })])
    const name = await page.findByLabelText('First name')
    await userEvent.type(name, ' Devi')
    expect(page.getByText('Others see “Asha Devi R.”')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(now()).toBe('/users/5'))
    expect(network.callsTo(updateProfile)[0]?.body).toMatchObject({
      firstName: 'Asha Devi',
      line: 'Walks first.',
      description: 'Then writes.',
    })
    expect(network.callsTo(updateProfile)[0]?.body).not.toHaveProperty('picture')
  })

  test('is not saved without a picture that failed to upload', async () => {
    URL.createObjectURL = () => 'blob:photo'
    URL.revokeObjectURL = () => {}
    const { network } = await open([answer(uploadMedia, refuse(0)), answer(updateProfile, refuse(500))])
    const file = new File(['x'], 'asha.jpg', { type: 'image/jpeg' })
    await userEvent.upload(await page.findByLabelText('Add a photo'), file)
    await page.findByRole('button', { name: 'Send photo 1 again' })
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(await page.findByText('A photo failed to upload. Send it again or remove it.')).toBeTruthy()
    expect(network.callsTo(updateProfile)).toHaveLength(0)
  })

  test('keeps the typed text and shows the refusal at its field', async () => {
    await open([answer(updateProfile, refuse(400, 'validation', 'no', { websiteLink: 'must be a web address' }))])
    await userEvent.type(await page.findByLabelText(/^Website/), 'asha.example')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    expect(await page.findByText('must be a web address')).toBeTruthy()
    expect(page.getByLabelText<HTMLInputElement>(/^Website/).value).toBe('asha.example')
  })

  test('stores preferences only after consent', async () => {
    const engagement = { city: 'goa', preferences: ['food'], gender: 'woman', age: 31 }
    const user = { ...aUser({ _id: '5' }), engagement }
    const { network, local } = await open([answer(agreeToEngagement, { data: user })])
    const agree = await page.findByRole('checkbox', { name: /Use my preferences/ })
    expect(page.queryByLabelText('Gender')).toBeNull()
    await userEvent.click(agree)
    await userEvent.selectOptions(page.getByLabelText('City'), 'goa')
    await userEvent.click(page.getByRole('checkbox', { name: 'Food and restaurants' }))
    await userEvent.selectOptions(page.getByLabelText('Gender'), 'woman')
    await userEvent.type(page.getByLabelText(/^Age/), '31')
    await userEvent.click(page.getByRole('button', { name: 'Save preferences' }))

    await waitFor(() => expect(network.callsTo(agreeToEngagement)[0]?.body).toEqual(engagement))
    await waitFor(() => expect(local.getItem('selectedGender')).toBe('woman'))
  })

  test('stores no preferences of children', async () => {
    const { network } = await open([answer(agreeToEngagement, { data: aUser({ _id: '5' }) })])
    await userEvent.click(await page.findByRole('checkbox', { name: /Use my preferences/ }))
    await userEvent.type(page.getByLabelText(/^Age/), '15')
    await userEvent.click(page.getByRole('button', { name: 'Save preferences' }))
    expect(page.getByText(/for people of 18 and over/)).toBeTruthy()
    expect(network.callsTo(agreeToEngagement)).toHaveLength(0)
  })

  test('refuses to edit another user’s profile', async () => {
    await open([], '/users/42/edit')
    expect(await page.findByRole('heading', { level: 1, name: 'This is someone else’s profile' })).toBeTruthy()
  })
})
