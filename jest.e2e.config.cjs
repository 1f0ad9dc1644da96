// Browser tests: the built pane in Debian's Chromium on the Word host. They skip, saying so, where Chromium is absent.
const rooms = require('./jest.config.cjs').projects[0];
module.exports = {
  ...rooms,
  displayName: 'e2e',
  testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 120000,
  maxWorkers: 1,
};
