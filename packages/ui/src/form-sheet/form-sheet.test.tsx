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

test('shows the title, the intro, the questions and the retention period', () => {
  render(<Sheet />)
  expect(screen.getByRole('heading', { level: 2, name: 'Sell with us' })).toBeTruthy()
  expect(screen.getByText('We look for makers.')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Your name' })).toBeTruthy()
  expect(screen.getByText(/deleted after 90 days/)).toBeTruthy()
})

test('hides the visible title but keeps it as the form’s name', () => {
  render(<Sheet hideTitle />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByText('We look for makers.')).toBeNull()
  expect(screen.getByRole('form', { name: 'Sell with us' })).toBeTruthy()
})

test('replaces the form with the thanks and focuses them once sent', () => {
  const { rerender } = render(<Sheet />)
  rerender(<Sheet isSent wayOn={<a href="/shop">To the shop</a>} />)
  const thanks = screen.getByRole('status')
  expect(thanks.textContent).toContain('Thank you')
  expect(thanks.textContent).toContain('We write back within a week.')
  expect(document.activeElement).toBe(thanks)
  expect(screen.getByRole('link', { name: 'To the shop' })).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('does not focus the thanks when they were there from the start', () => {
  render(<Sheet isSent />)
  expect(screen.getByText('Thank you')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test('says that the form is over and shows no fields', () => {
  render(<Sheet isOver wayOn={<a href="/">Home</a>} />)
  expect(screen.getByRole('heading', { name: 'Form closed' })).toBeTruthy()
  expect(screen.getByText('“Sell with us” no longer accepts answers.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('tells a visitor who began in time that the form has closed and keeps it usable', () => {
  render(<Sheet hasClosed />)
  expect(screen.getByRole('status').textContent).toContain('you can still send it within two hours')
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})
