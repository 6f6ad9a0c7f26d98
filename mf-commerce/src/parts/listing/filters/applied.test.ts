import { noChoice } from '../choice/choice.ts'
import { appliedOf } from './applied.ts'

describe('the active filters', () => {
  test('are told apart when a colour and a material have the same name', () => {
    const choice = { ...noChoice, colour: ['gold'], material: ['Gold'] }
    const applied = appliedOf(choice, null)
    expect(applied.map(({ label }) => label)).toEqual(['Gold', 'Material: Gold'])
    const material = applied.find(({ key }) => key === 'material:Gold')
    expect(material?.without).toMatchObject({ colour: ['gold'], material: [] })
  })

  test('say what a size is, and leave other values as their lists name them', () => {
    const applied = appliedOf({ ...noChoice, size: ['m'], shipsFast: true, minPrice: 500 }, null)
    expect(applied.map(({ label }) => label)).toEqual(['Size M', 'From ₹500', 'Ships fast'])
  })
})
