import astro from 'eslint-plugin-astro'
import ts from 'typescript-eslint'

const clock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The one clock is plugins/kit/clock.ts.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The one clock is plugins/kit/clock.ts.',
  },
]
const unfolded = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write one property a line instead of spreading a literal.',
}
const unfoldedAttributes = {
  selector: 'JSXSpreadAttribute > ObjectExpression',
  message: 'Write attributes one by one instead of spreading a literal.',
}
const defaults = { selector: 'ExportDefaultDeclaration', message: 'Export by name, so that one thing has one name.' }

export default ts.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'data',
      'studio',
      '.astro',
      'cms/.next',
      'cms/app',
      'cms/migrations',
      'cms/payload-types.ts',
      'cms/next-env.d.ts',
      'test-results',
      'playwright-report',
    ],
  },
  ...ts.configs.recommended,
  ...astro.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...clock, defaults, unfolded, unfoldedAttributes],
      eqeqeq: 'error',
      'no-var': 'off',
      'prefer-const': 'error',
    },
  },
  {
    files: ['site/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./){3,}(?!(tests|content-seeds)/)', message: 'Import what is far by #site/.' }] },
      ],
    },
  },
  {
    files: ['server/**', 'stand-ins/**', 'benchmarks/**', 'plugins/kit/clock.ts', 'tests/**', '**/*.test.ts'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': ['error', defaults, unfolded, unfoldedAttributes] },
  },
  {
    files: ['tests/**', '**/*.test.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: [
      '*.config.*',
      '**/*.config.*',
      'site/directives/**',
      'server/http/cache-provider.ts',
      'site/middleware.ts',
      'tests/journeys/open-shop.ts',
      'cms/views/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...clock, unfolded, unfoldedAttributes] },
  },
  { files: ['**/*.astro'], rules: { 'no-restricted-syntax': ['error', unfolded, unfoldedAttributes] } },
  { files: ['widgets/build.ts'], rules: { 'no-console': 'off' } },
  // A page declares itself beside its markup (site/server/routing/define-page.ts).
  { files: ['site/pages/**/*.astro'], rules: { 'astro/no-exports-from-components': 'off' } },
  { files: ['payload.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.mjs', '**/*.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
