export default { testMatch: ['<rootDir>/**/*.test.ts'] }
