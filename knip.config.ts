import type { KnipConfig } from 'knip'

/** What nobody uses is taken out. Exports of packages are their public face, so they are not counted. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}', 'scripts/start/*.{ts,mjs}', 'scripts/bench/*.ts'],
      project: ['scripts/**/*.{ts,mjs}'],
    },
    'packages/*': { entry: ['src/index.ts', 'src/main.ts', 'src/**/*.test.{ts,tsx}'], project: ['src/**/*.{ts,tsx}'] },
    shell: {
      entry: ['src/browser/index.ts', 'src/server/main.ts', 'src/server/render/render-worker.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'mf-*': { entry: ['src/app.tsx', 'src/slots/*.tsx'], project: ['src/**/*.{ts,tsx}'] },
  },
  include: ['files', 'dependencies', 'unlisted', 'unresolved'],
}
export default config
