import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ReviewForm, type ReviewFormProps } from './review-form.tsx'

const none = { photos: [], error: undefined, isSending: false, add() {}, remove() {}, retry() {} }

function Written(parts: Partial<ReviewFormProps>) {
  const [draft, setDraft] = useState({ rating: 0, title: '', text: '' })
  return (
    <ReviewForm
      {...{
        draft,
        most: 5_000,
        mostPhotos: 5,
        photosHint: 'Five at most',
        refused: {},
        isBusy: false,
        isChange: false,
      }}
      hint="What surprised you?"
      photos={none}
      onChange={setDraft}
      onSend={() => {}}
      {...parts}
    />
  )
}
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }))
const line = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'In one line' })
const words = () => screen.getByRole('textbox', { name: 'What should others know about it?' })

test('shows missing fields on submit and focuses the first one', async () => {
  const onSend = jest.fn()
  render(<Written onSend={onSend} />)
  expect(screen.queryByText('Choose between one and five stars')).toBeNull()
  await publish()
  expect(screen.getByText('Choose between one and five stars')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 of 5: Poor' }))

  await userEvent.click(screen.getByRole('radio', { name: '5 of 5: Wonderful' }))
  await publish()
  expect(document.activeElement).toBe(line())

  await userEvent.type(line(), 'Worth the queue')
  await publish()
  expect(document.activeElement).toBe(words())
  expect(screen.getByText('Write at least ten letters')).toBeTruthy()

  await userEvent.type(words(), 'Come before nine.')
  expect(screen.queryByText('Write at least ten letters')).toBeNull()
  await publish()
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('counts letters with Indian digit grouping', async () => {
  render(<Written most={100_000} />)
  await userEvent.type(words(), 'Tea')
  expect(screen.getByText(/What surprised you\? 3 of 1,00,000 letters\./)).toBeTruthy()
})

test('shows server errors at their fields and announces the rest', () => {
  render(<Written refused={{ title: 'No addresses here', text: 'No names of people' }} error="Try again tomorrow." />)
  expect(screen.getByText('No addresses here')).toBeTruthy()
  expect(words().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Try again tomorrow.')
})

test('does not send while photos are uploading', async () => {
  const onSend = jest.fn()
  const draft = { rating: 4, title: 'Benches', text: 'Come before nine, bring tea.' }
  render(<Written {...{ draft, onSend }} photos={{ ...none, isSending: true }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Your photos are uploading' }))
  expect(onSend).not.toHaveBeenCalled()
})

test('offers to save or leave a change to an existing review', async () => {
  const onLeave = jest.fn()
  render(<Written isChange leave={{ label: 'Leave it', onLeave }} question="How was the place?" />)
  expect(screen.getByRole('group', { name: 'How was the place?' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }))
  expect(onLeave).toHaveBeenCalledTimes(1)
})
