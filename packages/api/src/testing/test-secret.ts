/** The API_SECRET of the apps under test, with which the demo world is sown for them. */
export const testSecret = 'a secret that only the tests know, and nobody else'
