import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { givenForm, useKeptForm } from './question-form.given.tsx'
import { QuestionForm, type QuestionFormProps } from './question-form.tsx'

const Kept = (parts: Partial<QuestionFormProps> & { readonly onSent?: (answers: object) => void }) => (
  <QuestionForm {...useKeptForm(parts)} />
)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test('sends the answers to all questions', async () => {
  const onSent = jest.fn()
  render(<Kept onSent={onSent} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Asha')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Prints' }))
  await send()
  expect(onSent).toHaveBeenCalledWith({ name: 'Asha', crafts: ['prints'] })
})

test('focuses the first invalid field and shows its error', async () => {
  render(<Kept />)
  await send()
  const field = screen.getByRole('textbox', { name: 'Your name' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Your name is required.',
  )
})

test('focuses the first choice of an invalid group', async () => {
  render(<Kept />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Asha{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Pots' })))
})

test('focuses the first star of a missing rating', async () => {
  const stars = { name: 'stars', label: 'How was it?', type: 'number', required: true, min: 1, max: 5 }
  const inputErrors = { stars: 'Choose between one and five.' }
  render(<QuestionForm {...givenForm({ questions: [stars], inputErrors, onSubmit: () => 1 })} />)
  await send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 of 5: Poor' })))
})

test('reports a file with the name of its question', async () => {
  const onFile = jest.fn()
  const paper = new File(['x'], 'me.pdf', { type: 'application/pdf' })
  render(<QuestionForm {...givenForm({ onFile })} />)
  await userEvent.upload(screen.getByLabelText(/A page about you/), paper)
  expect(onFile).toHaveBeenCalledWith('cv', paper)
})

test('does not submit while busy', async () => {
  const onSubmit = jest.fn(() => 0)
  render(<QuestionForm {...givenForm({ onSubmit, isBusy: true })} />)
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('announces a general problem and shows the note', () => {
  render(<QuestionForm {...givenForm({ error: 'Too many answers right now.', note: 'Kept for 90 days.' })} />)
  expect(screen.getByRole('alert').textContent).toBe('Too many answers right now.')
  expect(screen.getByText('Kept for 90 days.')).toBeTruthy()
})

test('hides the honeypot from sight, accessible names and the tab order', async () => {
  const onChange = jest.fn()
  render(<QuestionForm {...givenForm({ trap: { value: '', onChange } })} />)
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull()
  const trap = screen.getByLabelText<HTMLInputElement>('Website')
  expect(trap.tabIndex).toBe(-1)
  fireEvent.change(trap, { target: { value: 'https://spam.example' } })
  expect(onChange).toHaveBeenCalledWith('https://spam.example')
})

test('can be submitted by the browser with all its data', () => {
  render(<QuestionForm {...givenForm({ answers: { name: 'Asha', crafts: ['pots'] } })} />)
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Sell with us' })
  expect([form.getAttribute('action'), form.method]).toEqual(['/api/v1/forms/sell/answers', 'post'])
  const sent = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  expect(sent).toEqual([
    ['answers.name', 'Asha'],
    ['answers.crafts', 'pots'],
    ['website', ''],
    ['form', 'sell'],
    ['back', '/sell'],
  ])
})
