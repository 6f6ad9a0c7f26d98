import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, ButtonLink } from './button.tsx'

test('keeps the focus, is aria-busy and ignores clicks while busy', async () => {
  const pressed = jest.fn()
  render(
    <Button busy onClick={pressed}>
      Add to bag
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Add to bag' })

  button.focus()
  await userEvent.click(button)

  expect(pressed).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('does not submit its form while busy', async () => {
  const sent = jest.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Button type="submit" busy>
        Pay
      </Button>
    </form>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(sent).not.toHaveBeenCalled()
})

test('renders a link with the given link component', () => {
  render(
    <ButtonLink href="/shop" linkAs={({ to, ...rest }) => <a data-routed href={to} {...rest} />}>
      Shop
    </ButtonLink>,
  )

  const link = screen.getByRole('link', { name: 'Shop' })
  expect(link.getAttribute('href')).toBe('/shop')
  expect(link.hasAttribute('data-routed')).toBe(true)
})
