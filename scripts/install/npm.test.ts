import { npmCommand } from './npm.mjs'

const windows = 'C:\\Program Files\\nodejs\\node.exe'
const besideNode = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js'

describe('npmCommand', () => {
  test('uses the script beside Node on Windows', () => {
    const isThere = (file: string) => file === besideNode
    expect(npmCommand({ platform: 'win32', execPath: windows, env: {}, isThere })).toEqual([windows, besideNode])
  })

  test('uses the npm that runs the command, when there is one', () => {
    const env = { npm_execpath: '/opt/npm/bin/npm-cli.js' }
    expect(npmCommand({ platform: 'linux', execPath: '/usr/bin/node', env, isThere: () => true })).toEqual([
      '/usr/bin/node',
      '/opt/npm/bin/npm-cli.js',
    ])
  })

  test('does not use another package manager that runs the command', () => {
    const env = { npm_execpath: '/opt/yarn/bin/yarn.js' }
    const lib = '/usr/lib/node_modules/npm/bin/npm-cli.js'
    expect(npmCommand({ platform: 'linux', execPath: '/usr/bin/node', env, isThere: (file) => file === lib })).toEqual([
      '/usr/bin/node',
      lib,
    ])
  })

  test('uses the name npm when there is no script, but fails with a hint on Windows', () => {
    const nowhere = { env: {}, isThere: () => false }
    expect(npmCommand({ platform: 'linux', execPath: '/usr/bin/node', ...nowhere })).toEqual(['npm'])
    expect(() => npmCommand({ platform: 'win32', execPath: windows, ...nowhere })).toThrow(
      'run this command with `npm`',
    )
  })
})
