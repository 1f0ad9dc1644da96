// One linter for every room. The walls of ARCHITECTURE.md are rules here, so that crossing one fails the gate.
import tseslint from 'typescript-eslint';
import officeAddins from 'eslint-plugin-office-addins';
import reactHooks from 'eslint-plugin-react-hooks';

/** Rooms that must run unchanged in Word's web view, in a worker and in Node. */
const PURE_ROOMS = ['src/citation/**', 'src/quotation/**', 'src/verifier/**', 'src/brief/model.ts'];

const noFetch = {
  selector: "CallExpression[callee.name='fetch'], CallExpression[callee.property.name='fetch']",
  message: 'Only verifier/sources, library and server may fetch.',
};
const noWordRun = {
  selector: "CallExpression[callee.object.name='Word'][callee.property.name='run']",
  message: 'Only brief/word may call Word.run.',
};

/** The plugin's own rules alone: its recommended set also carries rules that TypeScript does better (no-undef and the like). */
const officeRules = Object.fromEntries(
  [officeAddins.configs.recommended]
    .flat()
    .flatMap((config) => Object.entries(config.rules ?? {}))
    .filter(([name]) => name.startsWith('office-addins/')),
);

export default tseslint.config(
  { ignores: ['dist/**', 'coverage/**', 'node_modules/**', '**/generated/**', 'assets/samples/**/*.mjs'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', noFetch, noWordRun],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error', 'no-console': 'error' },
  },
  { files: ['src/cli/**'], rules: { 'no-console': 'off' } },
  { files: ['src/taskpane/**/*.tsx'], rules: { ...reactHooks.configs.recommended.rules } },
  {
    files: PURE_ROOMS,
    ignores: ['src/verifier/sources/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            'node:*',
            'fs',
            'path',
            'react',
            '**/library/**',
            '**/server/**',
            '**/taskpane/**',
            '**/cli/**',
            '**/brief/docx/**',
            '**/brief/word/**',
          ],
        },
      ],
      'no-restricted-globals': ['error', 'Office', 'Word', 'document', 'window', 'process', 'Buffer'],
    },
  },
  {
    files: ['src/verifier/sources/**', 'src/library/**', 'src/server/**'],
    rules: { 'no-restricted-syntax': ['error', noWordRun] },
  },
  // The store knows cases and opinions, never a brief nor who asks.
  {
    files: ['src/library/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['**/brief/**', '**/server/**', '**/taskpane/**', '**/cli/**', 'react'] },
      ],
    },
  },
  {
    files: ['src/brief/word/**', 'test/**', 'bench/**', 'scripts/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/brief/word/**/*.ts', 'src/commands/**/*.ts', 'src/taskpane/**/*.{ts,tsx}'],
    plugins: { 'office-addins': officeAddins },
    rules: officeRules,
  },
  { files: ['**/*.cjs', '**/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
