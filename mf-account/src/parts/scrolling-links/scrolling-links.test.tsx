import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScrollingLinks } from './scrolling-links.tsx'

const names = ['All', 'Places', 'Films', 'Things']
const row = (chosen: string) => (
  <ScrollingLinks label="Kinds" chosen={chosen}>
    {names.map((name) => (
      <li key={name}>
        <a href={`#${name}`} aria-current={name === chosen ? 'page' : undefined}>
          {name}
        </a>
      </li>
    ))}
  </ScrollingLinks>
)
const focused = () => document.activeElement?.textContent

test('moves the focus along the row with the arrow keys, Home and End', async () => {
  render(row('All'))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Films')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(focused()).toBe('Things')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(focused()).toBe('All')
})

test('scrolls the chosen entry into view and fades the edge where the row continues', () => {
  const scrolled: number[] = []
  const measures = { offsetLeft: 600, offsetWidth: 100, clientWidth: 390, scrollWidth: 800 }
  for (const [name, value] of Object.entries(measures))
    jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockReturnValue(value)
  HTMLElement.prototype.scrollTo = ((to: ScrollToOptions) => void scrolled.push(to.left ?? 0)) as never
  const { rerender } = render(row('All'))
  rerender(row('Things'))
  expect(scrolled).toEqual([455, 455])
  expect(screen.getByRole('list').hasAttribute('data-after')).toBe(true)
  expect(screen.getByRole('list').hasAttribute('data-before')).toBe(false)
})
