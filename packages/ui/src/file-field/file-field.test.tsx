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

test('shows the chosen file and lets the same one be chosen again after removal', async () => {
  const onChoose = jest.fn()
  render(<Held onChoose={onChoose} />)
  await userEvent.upload(screen.getByLabelText('Your menu'), paper())
  expect(screen.getByRole('status').textContent).toBe('menu.pdf')

  await userEvent.click(screen.getByText('Remove'))
  await userEvent.upload(screen.getByLabelText('Your menu'), paper())
  expect(onChoose).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('status').textContent).toBe('menu.pdf')
})

test('names the file on its remove button and removes it only through that', async () => {
  render(<Held />)
  await userEvent.upload(screen.getByLabelText('Your menu'), paper())
  await userEvent.click(screen.getByText('Your menu'))
  expect(screen.getByRole('status').textContent).toBe('menu.pdf')
  expect(screen.getByRole('button', { name: 'Remove menu.pdf' })).toBeTruthy()
})

test('moves the focus to the remove button after choosing and back to the input after removing', async () => {
  render(<Held />)
  await userEvent.upload(screen.getByLabelText('Your menu'), paper())
  expect(document.activeElement).toBe(screen.getByText('Remove').closest('button'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Your menu'))
})

test('ignores a file of the wrong type', async () => {
  const onChoose = jest.fn()
  render(<Held onChoose={onChoose} />)
  await userEvent.upload(screen.getByLabelText('Your menu'), new File(['x'], 'song.mp3', { type: 'audio/mpeg' }))
  expect(onChoose).not.toHaveBeenCalled()
})

test('lets the same file be chosen again after it was refused', async () => {
  const onChoose = jest.fn()
  render(<FileField label="Your menu" accept="" file={undefined} onChoose={onChoose} onRemove={() => {}} />)
  const large = paper()
  await userEvent.upload(screen.getByLabelText('Your menu'), large)
  await userEvent.upload(screen.getByLabelText('Your menu'), large)
  expect(onChoose).toHaveBeenCalledTimes(2)
})

test('says that the file is being sent', () => {
  const file = { name: 'menu.pdf', isSending: true }
  render(<FileField label="Your menu" accept="" file={file} onChoose={() => {}} onRemove={() => {}} />)
  expect(screen.getByRole('status').textContent).toContain('menu.pdf is on its way')
})

test('associates its error with the input', () => {
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
