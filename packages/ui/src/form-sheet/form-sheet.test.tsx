import { render, screen } from '@testing-library/react'
import { givenForm } from '../question-form/question-form.given.tsx'
import { FormSheet, type FormSheetProps } from './form-sheet.tsx'

const Sheet = (parts: Partial<FormSheetProps>) => (
  <FormSheet
    title="Sell with us"
    intro="We look for makers."
    thanks="We write back within a week."
    keepDays={90}
    isSent={false}
    isOver={false}
    hasClosed={false}
    view={givenForm()}
    {...parts}
  />
)

test('an open form has its title, its words and its questions, and says how long answers are kept', () => {
  render(<Sheet />)
  expect(screen.getByRole('heading', { level: 2, name: 'Sell with us' })).toBeTruthy()
  expect(screen.getByText('We look for makers.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBeTruthy()
  expect(screen.getByText(/deleted after 90 days/)).toBeTruthy()
})

test('its title is not said twice where the page says it already', () => {
  render(<Sheet hideTitle />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByText('We look for makers.')).toBeNull()
  expect(screen.getByRole('form', { name: 'Sell with us' })).toBeTruthy()
})

test('when it has been sent the thanks take its place, and the focus', () => {
  const { rerender } = render(<Sheet />)
  rerender(<Sheet isSent wayOn={<a href="/shop">To the shop</a>} />)
  const thanks = screen.getByRole('status')
  expect(thanks.textContent).toContain('Thank you')
  expect(thanks.textContent).toContain('We write back within a week.')
  expect(document.activeElement).toBe(thanks)
  expect(screen.getByRole('link', { name: 'To the shop' })).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('thanks that were there when the page came leave the focus where it is', () => {
  render(<Sheet isSent />)
  expect(screen.getByText('Thank you')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test('a form that is over says so and takes nothing', () => {
  render(<Sheet isOver wayOn={<a href="/">Home</a>} />)
  expect(screen.getByRole('heading', { name: 'This is over' })).toBeTruthy()
  expect(screen.getByText('“Sell with us” takes no answers any more.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('whoever began in time hears that it closed meanwhile, and may still send it', () => {
  render(<Sheet hasClosed />)
  expect(screen.getByRole('status').textContent).toContain('send it within two hours, and it counts')
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})
