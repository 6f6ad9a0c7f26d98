import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { Viewfinder } from './viewfinder.tsx'

test('renders the video while on and toggles it with its button', async () => {
  const toggled = jest.fn()
  const video = createRef<HTMLVideoElement>()
  const { rerender } = render(<Viewfinder video={video} isOn={false} onToggle={toggled} />)
  expect(video.current).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Scan with the camera' }))
  expect(toggled).toHaveBeenLastCalledWith(true)

  rerender(<Viewfinder video={video} isOn onToggle={toggled} />)
  expect(video.current).toBe(screen.getByLabelText('What the camera sees'))
  await userEvent.click(screen.getByRole('button', { name: 'Close the camera' }))
  expect(toggled).toHaveBeenLastCalledWith(false)
})
