import { type FormDefinition, getForm } from '@nukkad/contracts/endpoints/forms'
import { answer, refuse, renderScreen } from '@nukkad/platform/testing'
import { screen as page } from '@testing-library/react'
import { screen as lego } from './lego-page.tsx'
import { screen as popups } from './popups-page.tsx'
import { screen as teachers } from './teachers-page.tsx'

const form: FormDefinition = {
  ...{ id: 'some-form', title: 'Take part', intro: 'Two minutes.', submit: 'Send', thanks: 'Thank you.', endsAt: null },
  ...{ isOver: false, keepDays: 30, begun: 'b' },
  fields: [{ name: 'name', label: 'Your name', type: 'text', required: true }],
}
const all = [
  ['/influencerpopups', popups],
  ['/legocreators', lego],
  ['/campaign/event/teacherseod', teachers],
] as const

test.each(all)('%s tells its story with steps and pictures, and has its form', async (path, screen) => {
  const { heads } = await renderScreen(screen, { path, answers: [answer(getForm, { data: form })] })
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(page.getAllByRole('figure')).toHaveLength(4)
  expect(page.getByRole('button', { name: 'Send' })).toBeTruthy()
  expect(page.getByRole('link', { name: 'Take part' }).getAttribute('href')).toBe('#take-part')
  expect(heads.at(-1)).toMatchObject({ canonical: path, image: expect.stringContaining('/images/scene/all/') })
})

test.each(all)('%s says so when it is over, and leads on', async (path, screen) => {
  await renderScreen(screen, { path, answers: [answer(getForm, { data: { ...form, isOver: true } })] })
  expect(page.getByRole('heading', { name: 'This is over' })).toBeTruthy()
  expect(page.queryByRole('button', { name: 'Send' })).toBeNull()
})

test('a form that does not come is told, with another try', async () => {
  const answers = [answer(getForm, refuse(422, 'bad_request', 'The press stands still.'))]
  await renderScreen(popups, { path: '/influencerpopups', answers })
  expect(page.getByRole('alert')).toBeTruthy()
})
