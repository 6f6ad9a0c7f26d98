import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextArea } from './text-area.tsx'

test('takes several lines, with label, hint and error associated', async () => {
  render(<TextArea label="What do you say?" hint="200 letters left" error="Write a few words first" optional />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you say? optional' })
  await userEvent.type(area, 'Tea{Enter}and rain')
  expect(area.value).toBe('Tea\nand rain')
  expect(area.getAttribute('aria-invalid')).toBe('true')
  const described = area.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '200 letters left',
    'Write a few words first',
  ])
})
