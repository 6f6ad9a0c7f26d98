import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FileField } from './file-field.tsx'

const paper = () => new File(['x'], 'menu.pdf', { type: 'application/pdf' })

function Held({ onChoose = () => {} }: { readonly onChoose?: (file: File) => void }) {
  const [file, setFile] = useState<File>()
  return (
    <FileField
      label="Your menu"
      accept="application/pdf"
      file={file && { name: file.name, isSending: false }}
      onChoose={(chosen) => {
        onChoose(chosen)
        setFile(chosen)
      }}
      onRemove={() => setFile(undefined)}
    />
  )
}

test('a chosen file stands there by its name, and the same one may be chosen again after it was taken out', async () => {
  const onChoose = jest.fn()
  render(<Held onChoose={onChoose} />)
  await userEvent.upload(screen.getByLabelText('Your menu'), paper())
  expect(screen.getByRole('status').textContent).toBe('menu.pdf')

  await userEvent.click(screen.getByText('Take out'))
  await userEvent.upload(screen.getByLabelText('Your menu'), paper())
  expect(onChoose).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('status').textContent).toBe('menu.pdf')
})

test('its way out says what it takes out, and only a tap on that does it', async () => {
  render(<Held />)
  await userEvent.upload(screen.getByLabelText('Your menu'), paper())
  await userEvent.click(screen.getByText('Your menu'))
  expect(screen.getByRole('status').textContent).toBe('menu.pdf')
  expect(screen.getByRole('button', { name: 'Take out menu.pdf' })).toBeTruthy()
})

test('the focus stays with the file: on the way out when it was chosen, on the chooser when it was taken out', async () => {
  render(<Held />)
  await userEvent.upload(screen.getByLabelText('Your menu'), paper())
  expect(document.activeElement).toBe(screen.getByText('Take out').closest('button'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Your menu'))
})

test('a file that does not fit is not taken', async () => {
  const onChoose = jest.fn()
  render(<Held onChoose={onChoose} />)
  await userEvent.upload(screen.getByLabelText('Your menu'), new File(['x'], 'song.mp3', { type: 'audio/mpeg' }))
  expect(onChoose).not.toHaveBeenCalled()
})

test('a file that was refused may be chosen again, when it was made smaller', async () => {
  const onChoose = jest.fn()
  render(<FileField label="Your menu" accept="" file={undefined} onChoose={onChoose} onRemove={() => {}} />)
  const large = paper()
  await userEvent.upload(screen.getByLabelText('Your menu'), large)
  await userEvent.upload(screen.getByLabelText('Your menu'), large)
  expect(onChoose).toHaveBeenCalledTimes(2)
})

test('as long as it is on its way that is said', () => {
  const file = { name: 'menu.pdf', isSending: true }
  render(<FileField label="Your menu" accept="" file={file} onChoose={() => {}} onRemove={() => {}} />)
  expect(screen.getByRole('status').textContent).toContain('menu.pdf is on its way')
})

test('what is wrong with it belongs to the chooser', () => {
  const error = 'Ten megabytes at most.'
  render(
    <FileField
      {...{ label: 'Your menu', accept: '', error }}
      file={undefined}
      onChoose={() => {}}
      onRemove={() => {}}
    />,
  )
  const chooser = screen.getByLabelText('Your menu')
  expect(chooser.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(chooser.getAttribute('aria-describedby') ?? '')?.textContent).toBe(error)
})
