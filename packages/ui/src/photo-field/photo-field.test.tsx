import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PhotoField } from './photo-field.tsx'

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

describe('PhotoField', () => {
  test('accepts no more photos than there is room for', async () => {
    const onAdd = jest.fn()
    render(
      <PhotoField
        label="Photos"
        max={3}
        photos={[{ id: 'a', src: 'blob:a', state: 'ready' }]}
        onAdd={onAdd}
        onRemove={() => {}}
      />,
    )

    await userEvent.upload(screen.getByLabelText('One more'), [photo('1.jpg'), photo('2.jpg'), photo('3.jpg')])

    expect(onAdd.mock.calls[0][0]).toHaveLength(2)
  })

  test('offers no more when full and names each remove button', async () => {
    const onRemove = jest.fn()
    render(
      <PhotoField
        label="Photos"
        max={1}
        photos={[{ id: 'a', src: 'blob:a', state: 'ready' }]}
        onAdd={() => {}}
        onRemove={onRemove}
      />,
    )
    expect(screen.queryByText('One more')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }))

    expect(onRemove).toHaveBeenCalledWith('a')
  })

  test('offers to resend a failed photo', async () => {
    const onRetry = jest.fn()
    render(
      <PhotoField
        label="Photos"
        photos={[{ id: 'a', src: 'blob:a', state: 'failed' }]}
        onAdd={() => {}}
        onRemove={() => {}}
        onRetry={onRetry}
      />,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Send photo 1 again' }))

    expect(onRetry).toHaveBeenCalledWith('a')
  })

  test('moves photos by its arrows, which keep the focus', async () => {
    render(<Sorted />)
    const order = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'))
    expect(screen.getByRole('button', { name: 'Move photo 1 earlier', hidden: true })).toHaveProperty('disabled', true)

    await userEvent.click(screen.getByRole('button', { name: 'Move photo 1 later' }))
    expect(order()).toEqual(['blob:b', 'blob:a', 'blob:c'])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photo 2 later'))
    await userEvent.keyboard('{Enter}')

    expect(order()).toEqual(['blob:b', 'blob:c', 'blob:a'])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photo 3 earlier'))
  })
})

function Sorted() {
  const [ids, setIds] = useState(['a', 'b', 'c'])
  return (
    <PhotoField
      label="Photos"
      photos={ids.map((id) => ({ id, src: `blob:${id}`, state: 'ready' }))}
      onAdd={() => {}}
      onRemove={() => {}}
      onMove={(from, to) => {
        const others = ids.filter((_, at) => at !== from)
        setIds([...others.slice(0, to), ids[from] ?? '', ...others.slice(to)])
      }}
    />
  )
}
