/** The API_SECRET of the apps under test, with which the demo data is seeded for them. */
export const testSecret = 'a secret that only the tests know, and nobody else'
