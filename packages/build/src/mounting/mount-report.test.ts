import { faultOf } from './mount-report.ts'

test.each(['load', 'mount', 'render', 'event', 'promise', 'hang'])(
  'a page that reports the phase %s is a reason to refuse the release, with the slot and the message',
  (phase) => {
    expect(faultOf({ slot: 'main', phase, message: 'no kettle' })).toBe(`${phase} in the slot 'main': no kettle`)
  },
)

test('a page that is slow on a busy machine is none', () => {
  expect(faultOf({ slot: 'main', phase: 'slow', message: 'LCP 4596' })).toBeUndefined()
})
