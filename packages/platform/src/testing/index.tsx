/** The platform for tests: the real one on a fake network, in jsdom. */
import { cleanUp } from './render-screen.tsx'

export { type Answer, answer, type FakeNetwork, fakeNetwork, hang, refuse, type SentCall } from './fake-network.ts'
export { cleanUp, type Rendered, type RenderScreenOptions, renderFixture, renderScreen } from './render-screen.tsx'
export { aUser, type TestHost, type TestHostOptions, testHost } from './test-host.ts'

// React then warns when a test lets state change outside `act`; testing-library sets the same.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
if (typeof afterEach === 'function') afterEach(cleanUp)
