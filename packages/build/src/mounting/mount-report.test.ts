import { faultOf } from './mount-report.ts'

test.each(['load', 'mount', 'render', 'event', 'promise', 'hang'])(
  'faultOf refuses a release for a report of the phase %s, with the slot and message',
  (phase) => {
    expect(faultOf({ slot: 'main', phase, message: 'no kettle' })).toBe(`${phase} in the slot 'main': no kettle`)
  },
)

test('faultOf ignores a page that is slow on a busy machine', () => {
  expect(faultOf({ slot: 'main', phase: 'slow', message: 'LCP 4596' })).toBeUndefined()
})
