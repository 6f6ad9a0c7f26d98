import { fireEvent, render, screen } from '@testing-library/react'
import { pictureSrcSet, pictureUrl } from './picture.ts'
import { PictureView } from './picture-view.tsx'

const picture = { url: '/images/product/7/front', width: 800, height: 1000, alt: 'Indigo kurta', color: '#3b3a66' }

test('builds an address with format, width, height when cropped, and density', () => {
  expect(pictureUrl(picture, { width: 250, aspect: 4 / 5 }, 2)).toBe(
    '/images/product/7/front?fm=webp&width=250&height=313&dpr=2',
  )
  expect(pictureSrcSet(picture, { width: 480 })).toContain('width=480&dpr=3 3x')
})

test('requests 250 px on a phone and 480 px from 800 px on by default', () => {
  const { container } = render(<PictureView picture={picture} />)
  expect(container.querySelector('source')?.media).toBe('(width >= 800px)')
  expect(container.querySelector('source')?.srcset).toContain('width=480&dpr=1 1x')
  expect(screen.getByRole('img').getAttribute('srcset')).toContain('width=250&dpr=1 1x')
})

test('reserves its space and loads lazily unless it has priority', () => {
  const { rerender } = render(<PictureView picture={picture} width={400} />)
  const image = screen.getByRole('img', { name: 'Indigo kurta' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['400', '500'])
  expect(image.getAttribute('loading')).toBe('lazy')

  rerender(<PictureView picture={picture} width={400} priority />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
})

test('shows its alt text when the picture fails to load', () => {
  const { container } = render(<PictureView picture={picture} />)
  fireEvent.error(screen.getByRole('img'))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Indigo kurta' }).style.aspectRatio).toBe('0.8')
})
