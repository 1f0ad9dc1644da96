// Unit tests of every room. Browser tests have their own configuration: jest.e2e.config.cjs.
const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
const common = {
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
module.exports = {
  globalSetup: '<rootDir>/scripts/ensure-tables.cjs',
  projects: [
    {
      ...common,
      displayName: 'rooms',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/e2e/', '<rootDir>/test/taskpane/'],
    },
    {
      ...common,
      displayName: 'taskpane',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/taskpane/**/*.test.ts', '<rootDir>/test/taskpane/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/taskpane/setup.ts'],
    },
  ],
};
