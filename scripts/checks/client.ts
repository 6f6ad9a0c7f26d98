/**
 * `npm run client`: the API document, linted, and a typed client made from it, compiled; both in .nukkad/api-client.
 */
import path from 'node:path'
import { root, run } from '../testing/part.ts'
import { makeClient } from './client/make-client.ts'

const document = await makeClient()
const isFine = [
  ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--config', 'redocly.yaml', document],
  ['node_modules/typescript7/bin/tsc', '-p', 'packages/api/client/tsconfig.json'],
].map((args) => run(args, { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }))
if (isFine.every(Boolean))
  console.log(`The document and its client were written to ${path.relative(root, path.dirname(document))}.`)
process.exit(isFine.every(Boolean) ? 0 : 1)
