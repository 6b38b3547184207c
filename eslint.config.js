import js from '@eslint/js'
import compat from 'eslint-plugin-compat'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '**/test-results',
      'screenshots',
      '**/playwright-report',
      '**/.data',
      '**/.dev',
      'admin-kit/surface',
      // Its test is a module that is made of it (scripts/checks/outside-module.mjs).
      'web-build/template',
      'web-build/src/css.d.ts',
      // Generated from openapi.json.
      'backend/test/api-types.d.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/only-throw-error': 'error',
      // Neither hooks nor library functions are methods that need their object.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Pages import the sources of the kits, whose types a program of each workspace would compute again.
    files: ['{admin-kit,browser-kit,mf-*,phone-field,shell}/{src/**/*.{ts,tsx},vitest.config.ts}'],
    languageOptions: {
      parserOptions: { projectService: false, project: 'tsconfig.pages.json', tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    // Nest reads the types of constructor parameters at run time, so their imports must stay.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  { ignores: ['e2e/**', 'fakes/**'], rules: { complexity: ['error', 15] } },
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], languageOptions: { globals: { ...globals.node, module: 'writable' } } },
  { files: ['report-viewer/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    // What the oldest browsers of package.json lack; what the language itself lacks there, the packages' `lib` leaves out.
    files: ['{shell,admin-kit,mf-*,report-viewer,contracts,browser-kit,phone-field}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', '**/test-data/**', '**/test-kit/**'],
    ...compat.configs['flat/recommended'],
    settings: { lintAllEsApis: true },
  },
  {
    files: ['{shell,admin-kit,mf-*}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
)
