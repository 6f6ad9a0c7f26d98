import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button, ButtonLink } from './button.tsx'

test('a busy button keeps focus, says that it is busy and does nothing', async () => {
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

test('a busy submit button does not send its form twice', async () => {
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

test('a button link goes by the link component that it is given', () => {
  render(
    <ButtonLink href="/shop" linkAs={({ to, ...rest }) => <a data-routed href={to} {...rest} />}>
      Shop
    </ButtonLink>,
  )

  const link = screen.getByRole('link', { name: 'Shop' })
  expect(link.getAttribute('href')).toBe('/shop')
  expect(link.hasAttribute('data-routed')).toBe(true)
})
