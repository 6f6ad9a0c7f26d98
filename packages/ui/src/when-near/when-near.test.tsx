import { act, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { WhenNear } from './when-near.tsx'

afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'))

test('loads its content only when near and reserves its space until then', async () => {
  let meet = () => {}
  const disconnect = jest.fn()
  class Watch {
    constructor(call: (entries: readonly { isIntersecting: boolean }[]) => void) {
      meet = () => act(() => call([{ isIntersecting: true }]))
      call([{ isIntersecting: false }])
    }
    observe() {}
    disconnect = disconnect
  }
  Object.assign(window, { IntersectionObserver: Watch })
  const fetched = jest.fn(async () => ({ default: () => <p>Forty comments</p> }))
  const Talk = lazy(fetched)
  const { container } = render(
    <WhenNear minHeight="22rem">
      <Talk />
    </WhenNear>,
  )
  const room = () => container.querySelector<HTMLElement>('[style]')?.style.minHeight
  expect(fetched).not.toHaveBeenCalled()
  expect(room()).toBe('22rem')

  meet()
  expect(room()).toBe('22rem')
  expect(await screen.findByText('Forty comments')).toBeTruthy()
  expect(disconnect).toHaveBeenCalled()
})

test('renders at once without IntersectionObserver', () => {
  render(
    <WhenNear minHeight="22rem">
      <p>Forty comments</p>
    </WhenNear>,
  )
  expect(screen.getByText('Forty comments')).toBeTruthy()
})
