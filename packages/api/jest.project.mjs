export default {
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/name-plugins.ts', '<rootDir>/src/testing/answers/check-every-answer.ts'],
  testTimeout: 30_000,
  // What of our dependencies is published as ES modules only, or loads such a one.
  transformIgnorePatterns: [
    '/node_modules/(?!.*/node_modules/)(?!(@fastify/cookie|cookie|content-disposition|typebox|jose|postgrator|nodemailer|smtp-server|postal-mime|qr|@fastify/type-provider-typebox|env-schema)/)',
  ],
}
