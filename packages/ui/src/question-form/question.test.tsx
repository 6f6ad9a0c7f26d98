import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type Answered, Question, type QuestionProps, type QuestionView } from './question.tsx'

const told = jest.fn()
const tolds = () => told.mock.calls.map(([answer]) => answer)
beforeEach(() => told.mockClear())

/** One question with its answer, kept as whoever shows a form keeps it. */
function Asked({ question, ...rest }: { readonly question: QuestionView } & Partial<QuestionProps>) {
  const [value, setValue] = useState<Answered | undefined>(rest.value)
  function change(answer: Answered) {
    told(answer)
    setValue(answer)
  }
  return (
    <Question slip={undefined} file={undefined} onFile={told} {...rest} {...{ question, value }} onChange={change} />
  )
}
const ask = (question: Partial<QuestionView>, rest: Partial<QuestionProps> = {}) =>
  render(<Asked question={{ name: 'q', label: 'Your shop', type: 'text', required: true, ...question }} {...rest} />)
const some = (count: number) =>
  ['Pots', 'Prints', 'Shawls', 'Sweets', 'Lamps']
    .slice(0, count)
    .map((label) => ({ value: label.toLowerCase(), label }))

describe('a question that is answered in words', () => {
  test('takes one line, and a browser may fill in what it knows by its name', async () => {
    ask({ name: 'pincode', mostLetters: 6 })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your shop' })
    await userEvent.type(field, '1100031')
    expect(tolds().at(-1)).toBe('110003')
    expect([field.autocomplete, field.name]).toEqual(['postal-code', 'answers.pincode'])
  })

  test('is not filled in by a browser where its name says nothing', () => {
    ask({ name: 'dream' })
    expect(screen.getByRole<HTMLInputElement>('textbox').autocomplete).toBe('off')
  })

  test.each([
    ['email', 'email', 'email'],
    ['phone', 'tel', 'numeric'],
  ])('of the type %s brings the keyboard of a phone for it', (type, inputType, keyboard) => {
    ask({ type })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your shop' })
    expect([field.type, field.inputMode]).toEqual([inputType, keyboard])
  })

  test('says before a phone number for which country it is', () => {
    ask({ type: 'phone' })
    expect(screen.getByText('+91')).toBeTruthy()
  })

  test('takes several lines where it is long, and says that it may be left out', async () => {
    ask({ type: 'textarea', required: false, hint: 'A few words will do' })
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your shop optional/ })
    await userEvent.type(field, 'Pots{Enter}and pans')
    expect(field.value).toBe('Pots\nand pans')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'A few words will do',
    )
  })
})

describe('a question for a number', () => {
  test('is a field with the keyboard for numbers, and shows a number that was there', async () => {
    ask({ type: 'number', min: 1, max: 400 }, { value: 12 })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your shop' })
    expect([field.value, field.inputMode]).toEqual(['12', 'decimal'])
    await userEvent.type(field, '5')
    expect(tolds()).toEqual(['125'])
  })

  test('from one to five is asked with stars', async () => {
    ask({ type: 'number', min: 1, max: 5, label: 'How was it?' })
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5: Good' }))
    expect(tolds()).toEqual([4])
    expect(screen.getByRole('radio', { name: '4 of 5: Good' })).toHaveProperty('checked', true)
  })

  test('with stars says what to mind, and that it may be left out', () => {
    ask({ type: 'number', min: 1, max: 5, label: 'How was it?', hint: 'All in all', required: false })
    const group = screen.getByRole('group', { name: 'How was it? (optional)' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('All in all')
  })
})

test('a question for a day minds the first and the last that fit', async () => {
  ask({ type: 'date', label: 'On the day', firstDay: '2026-11-22', lastDay: '2026-12-24' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'On the day' })
  await userEvent.type(field, '1/11/2026{Enter}')
  expect(screen.getByText('22 November 2026 at the earliest.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '25/12/2026{Enter}')
  expect(screen.getByText('24 December 2026 at the latest.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '24/12/2026{Enter}')
  expect(tolds()).toEqual(['2026-12-24'])
})

describe('a question with choices', () => {
  test('shows a few of them all at once', async () => {
    ask({ type: 'select', options: some(4), required: false })
    expect(screen.getByRole('group', { name: 'Your shop (optional)' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Shawls' }))
    expect(tolds()).toEqual(['shawls'])
  })

  test('keeps many of them in a list that begins with none', async () => {
    ask({ type: 'select', options: some(5) })
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your shop' })
    expect(list.value).toBe('')
    await userEvent.selectOptions(list, 'Lamps')
    expect(tolds()).toEqual(['lamps'])
  })

  test('of which several may hold keeps those that were ticked and lets each go again', async () => {
    ask({ type: 'multi', options: some(3), required: false, hint: 'All that fit', label: 'What you make' })
    expect(screen.getByRole('group', { name: /What you make optional/ }).textContent).toContain('All that fit')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pots' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shawls' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pots' }))
    expect(tolds()).toEqual([['pots'], ['pots', 'shawls'], ['shawls']])
  })

  test('of which several may hold says at the group what is wrong', () => {
    ask({ type: 'multi', options: some(3), hint: 'All that fit' }, { slip: 'Choose one at least.' })
    const described = screen.getByRole('group').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'All that fit',
      'Choose one at least.',
    ])
  })
})

test('consent is one box, ticked and taken back', async () => {
  ask({ type: 'consent', label: 'You may write to me', hint: 'Once a month' })
  const box = screen.getByRole('checkbox', { name: /You may write to me/ })
  await userEvent.click(box)
  await userEvent.click(box)
  expect(tolds()).toEqual([true, false])
})

describe('a question for a file', () => {
  const chooser = () => screen.getByLabelText<HTMLInputElement>('Your shop')

  test('takes a paper where it says nothing else, and pictures where it asks for them', () => {
    const { unmount } = ask({ type: 'file' })
    expect(chooser().accept).toBe('application/pdf')
    unmount()
    ask({ type: 'file', options: [{ value: 'picture', label: 'Picture' }] })
    expect(chooser().accept).toBe('image/jpeg,image/png,image/webp')
  })

  test('tells of the one that was chosen, and that it is taken out again', async () => {
    const paper = new File(['x'], 'menu.pdf', { type: 'application/pdf' })
    const { unmount } = ask({ type: 'file' })
    await userEvent.upload(chooser(), paper)
    expect(tolds()).toEqual([paper])
    unmount()

    ask({ type: 'file' }, { file: { name: 'menu.pdf', isSending: false } })
    await userEvent.click(screen.getByText('Take out'))
    expect(tolds().at(-1)).toBeNull()
  })
})
