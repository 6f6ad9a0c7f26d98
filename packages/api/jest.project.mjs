/** What nearly every test of the API loads, in one file in place of six hundred. */
const libraries = [
  ...['fastify', '@fastify/cookie', '@fastify/multipart', '@fastify/rate-limit', '@fastify/under-pressure'],
  ...['@fastify/fast-json-stringify-compiler', 'ajv', 'ajv-formats', 'jose', 'libphonenumber-js/min', 'nodemailer'],
  ...['postgres', 'pg-boss', 'prom-client', 'parse5', 'dataloader', 'otpauth', 'qr', 'csv-stringify/sync'],
  ...['@nats-io/nats-core', '@nats-io/transport-node', '@nats-io/jetstream'],
]

export default {
  bundles: [libraries],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/name-plugins.ts', '<rootDir>/src/testing/answers/check-every-answer.ts'],
  testTimeout: 30_000,
  // What of our dependencies is published as ES modules only, or loads such a one.
  transformIgnorePatterns: [
    '/node_modules/(?!.*/node_modules/)(?!(@fastify/cookie|cookie|content-disposition|typebox|jose|postgrator|nodemailer|smtp-server|postal-mime|qr|@fastify/type-provider-typebox|env-schema)/)',
  ],
}
