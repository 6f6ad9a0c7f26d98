import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type Answered, Question, type QuestionProps, type QuestionView } from './question.tsx'

const told = jest.fn()
const tolds = () => told.mock.calls.map(([answer]) => answer)
beforeEach(() => told.mockClear())

/** One question with its answer in state, as a form keeps it. */
function Asked({ question, ...rest }: { readonly question: QuestionView } & Partial<QuestionProps>) {
  const [value, setValue] = useState<Answered | undefined>(rest.value)
  function change(answer: Answered) {
    told(answer)
    setValue(answer)
  }
  return (
    <Question
      inputError={undefined}
      file={undefined}
      onFile={told}
      {...rest}
      {...{ question, value }}
      onChange={change}
    />
  )
}
const ask = (question: Partial<QuestionView>, rest: Partial<QuestionProps> = {}) =>
  render(<Asked question={{ name: 'q', label: 'Your shop', type: 'text', required: true, ...question }} {...rest} />)
const some = (count: number) =>
  ['Pots', 'Prints', 'Shawls', 'Sweets', 'Lamps']
    .slice(0, count)
    .map((label) => ({ value: label.toLowerCase(), label }))

describe('text question', () => {
  test('takes one line and sets autocomplete by its name', async () => {
    ask({ name: 'pincode', mostLetters: 6 })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your shop' })
    await userEvent.type(field, '1100031')
    expect(tolds().at(-1)).toBe('110003')
    expect([field.autocomplete, field.name]).toEqual(['postal-code', 'answers.pincode'])
  })

  test('turns autocomplete off for an unknown name', () => {
    ask({ name: 'dream' })
    expect(screen.getByRole<HTMLInputElement>('textbox').autocomplete).toBe('off')
  })

  test.each([
    ['email', 'email', 'email'],
    ['phone', 'tel', 'numeric'],
  ])('uses the input type and keyboard for %s', (type, inputType, keyboard) => {
    ask({ type })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your shop' })
    expect([field.type, field.inputMode]).toEqual([inputType, keyboard])
  })

  test('shows the country code of a phone number', () => {
    ask({ type: 'phone' })
    expect(screen.getByText('+91')).toBeTruthy()
  })

  test('takes several lines when long and says that it is optional', async () => {
    ask({ type: 'textarea', required: false, hint: 'A few words will do' })
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your shop optional/ })
    await userEvent.type(field, 'Pots{Enter}and pans')
    expect(field.value).toBe('Pots\nand pans')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'A few words will do',
    )
  })
})

describe('number question', () => {
  test('uses the decimal keyboard and shows an existing number', async () => {
    ask({ type: 'number', min: 1, max: 400 }, { value: 12 })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your shop' })
    expect([field.value, field.inputMode]).toEqual(['12', 'decimal'])
    await userEvent.type(field, '5')
    expect(tolds()).toEqual(['125'])
  })

  test('shows stars for a range from one to five', async () => {
    ask({ type: 'number', min: 1, max: 5, label: 'How was it?' })
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5: Good' }))
    expect(tolds()).toEqual([4])
    expect(screen.getByRole('radio', { name: '4 of 5: Good' })).toHaveProperty('checked', true)
  })

  test('shows the hint and that it is optional for stars', () => {
    ask({ type: 'number', min: 1, max: 5, label: 'How was it?', hint: 'All in all', required: false })
    const group = screen.getByRole('group', { name: 'How was it? (optional)' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('All in all')
  })
})

test('limits a date question to its first and last day', async () => {
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

describe('choice question', () => {
  test('shows a few options as radio buttons', async () => {
    ask({ type: 'select', options: some(4), required: false })
    expect(screen.getByRole('group', { name: 'Your shop (optional)' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Shawls' }))
    expect(tolds()).toEqual(['shawls'])
  })

  test('shows many options in a select that starts empty', async () => {
    ask({ type: 'select', options: some(5) })
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your shop' })
    expect(list.value).toBe('')
    await userEvent.selectOptions(list, 'Lamps')
    expect(tolds()).toEqual(['lamps'])
  })

  test('toggles several options of a multiple choice', async () => {
    ask({ type: 'multi', options: some(3), required: false, hint: 'All that fit', label: 'What you make' })
    expect(screen.getByRole('group', { name: /What you make optional/ }).textContent).toContain('All that fit')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pots' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Shawls' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pots' }))
    expect(tolds()).toEqual([['pots'], ['pots', 'shawls'], ['shawls']])
  })

  test('shows the error of a multiple choice at the group', () => {
    ask({ type: 'multi', options: some(3), hint: 'All that fit' }, { inputError: 'Choose one at least.' })
    const described = screen.getByRole('group').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'All that fit',
      'Choose one at least.',
    ])
  })
})

test('renders consent as one checkbox', async () => {
  ask({ type: 'consent', label: 'You may write to me', hint: 'Once a month' })
  const box = screen.getByRole('checkbox', { name: /You may write to me/ })
  await userEvent.click(box)
  await userEvent.click(box)
  expect(tolds()).toEqual([true, false])
})

describe('file question', () => {
  const chooser = () => screen.getByLabelText<HTMLInputElement>('Your shop')

  test('accepts PDF by default and pictures when asked for them', () => {
    const { unmount } = ask({ type: 'file' })
    expect(chooser().accept).toBe('application/pdf')
    unmount()
    ask({ type: 'file', options: [{ value: 'picture', label: 'Picture' }] })
    expect(chooser().accept).toBe('image/jpeg,image/png,image/webp')
  })

  test('reports a chosen and a removed file', async () => {
    const paper = new File(['x'], 'menu.pdf', { type: 'application/pdf' })
    const { unmount } = ask({ type: 'file' })
    await userEvent.upload(chooser(), paper)
    expect(tolds()).toEqual([paper])
    unmount()

    ask({ type: 'file' }, { file: { name: 'menu.pdf', isSending: false } })
    await userEvent.click(screen.getByText('Remove'))
    expect(tolds().at(-1)).toBeNull()
  })
})
