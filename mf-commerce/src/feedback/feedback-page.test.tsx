import { uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { changeReview, type MyReviewAnswer, myReview, writeReview } from '@nukkad/contracts/endpoints/shop/reviews'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenPicture } from '../parts/product-card/product.given.ts'
import { screen } from './feedback-page.tsx'

const path = '/shop/feedback/p/kurta'
const product = { product_id: '1', slug: 'kurta', title: 'Kurta', merchant: 'Dilli Dyers', image: givenPicture }
const given = (parts: Partial<MyReviewAnswer> = {}) => ({ data: { product, review: null, refusal: null, ...parts } })
const written = {
  id: '1',
  rating: 4,
  title: 'Soft',
  text: 'Softer after each wash.',
  photos: [],
  date: '2025-11-02',
  state: 'published' as const,
}
const words = { rating: 5, title: 'So soft', text: 'It gets softer after each wash.' }

async function fillIn() {
  await userEvent.click(await page.findByRole('radio', { name: '5 of 5: Wonderful' }))
  await userEvent.type(page.getByLabelText('In one line'), words.title)
  await userEvent.type(page.getByLabelText('What should others know about it?'), words.text)
}

describe('review form', () => {
  test('asks a guest to sign in', async () => {
    await renderScreen(screen, { path, answers: [] })
    expect(page.getByRole('button', { name: 'Sign in' })).toBeTruthy()
  })

  test('asks for what is missing and sends the review as written', async () => {
    const { network, propsOf } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(myReview, given()), answer(writeReview, given({ review: { ...written, ...words } }))],
    })
    await userEvent.click(await page.findByRole('button', { name: 'Publish' }))
    expect(page.getByText('Choose between one and five stars')).toBeTruthy()
    expect(network.callsTo(writeReview)).toHaveLength(0)

    await fillIn()
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))

    expect(await page.findByRole('heading', { level: 1, name: 'Your review' })).toBeTruthy()
    expect(network.callsTo(writeReview)[0]?.body).toEqual({ ...words, photos: [] })
    expect(propsOf('REVIEW_WRITTEN')).toEqual([{ of: 'kurta', rating: 5 }])
  })

  test('tracks no review that was refused because one exists already', async () => {
    const refusal = { code: 'already_written' as const, message: 'You have reviewed this one already.' }
    const { network, propsOf } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(myReview, given()), answer(writeReview, given({ review: written, refusal }))],
    })
    await fillIn()
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))

    await waitFor(() => expect(network.callsTo(writeReview)).toHaveLength(1))
    expect(await page.findByText('Softer after each wash.')).toBeTruthy()
    expect(propsOf('REVIEW_WRITTEN')).toEqual([])
  })

  test('is not published without a photo that failed to upload', async () => {
    URL.createObjectURL = () => 'blob:photo'
    URL.revokeObjectURL = () => {}
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(myReview, given()), answer(uploadMedia, refuse(0)), answer(writeReview, refuse(500))],
    })
    await fillIn()
    await userEvent.upload(page.getByLabelText('Add a photo'), new File(['x'], 'kurta.jpg', { type: 'image/jpeg' }))
    await page.findByRole('button', { name: 'Send photo 1 again' })
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))

    expect(await page.findByText('A photo failed to upload. Send it again or remove it.')).toBeTruthy()
    expect(network.callsTo(writeReview)).toHaveLength(0)
  })

  test('keeps the typed text when sending fails', async () => {
    await renderScreen(screen, {
      path,
      user: {},
      answers: [answer(myReview, given()), answer(writeReview, refuse(500, 'internal', 'Something went wrong.'))],
    })
    await fillIn()
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))

    expect(await page.findByText('Something went wrong.')).toBeTruthy()
    expect(page.getByLabelText('What should others know about it?')).toHaveProperty('value', words.text)
  })

  test('restores the draft after a reload and deletes it once published', async () => {
    const answers = [answer(myReview, given()), answer(writeReview, given({ review: { ...written, ...words } }))]
    const { visit, unmount } = await renderScreen(screen, { path, user: {}, answers })
    await fillIn()
    await unmount()

    const again = await renderScreen(screen, { path, user: {}, answers, visit })
    await waitFor(() =>
      expect(page.getByLabelText('What should others know about it?')).toHaveProperty('value', words.text),
    )
    expect(page.getByLabelText('In one line')).toHaveProperty('value', words.title)
    expect(page.getByRole('radio', { name: '5 of 5: Wonderful' })).toHaveProperty('checked', true)
    expect(again.host.unsaved.has()).toBe(true)
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))

    await waitFor(() => expect(visit.getItem('drafts')).toBe('{}'))
  })

  test('says why a user who has not bought the product cannot review it', async () => {
    const refusal = { code: 'not_bought' as const, message: 'You have not bought this one yet.' }
    await renderScreen(screen, { path, user: {}, answers: [answer(myReview, given({ refusal }))] })
    expect(await page.findByText('You have not bought this one yet.')).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  test('shows an existing review with its state and lets it be changed', async () => {
    const { network } = await renderScreen(screen, {
      path,
      user: {},
      answers: [
        answer(myReview, given({ review: { ...written, state: 'held' } })),
        answer(changeReview, given({ review: { ...written, rating: 2 } })),
      ],
    })
    expect(await page.findByText(/so we are checking it/)).toBeTruthy()

    await userEvent.click(page.getByRole('button', { name: 'Change it' }))
    expect(page.getByLabelText('In one line')).toHaveProperty('value', 'Soft')
    await userEvent.click(page.getByRole('radio', { name: '2 of 5: Could be better' }))
    await userEvent.click(page.getByRole('button', { name: 'Save changes' }))

    expect(await page.findByText('Softer after each wash.')).toBeTruthy()
    expect(network.callsTo(changeReview)[0]?.body).toMatchObject({ rating: 2, title: 'Soft' })
  })
})
