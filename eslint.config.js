import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const noFetch = { selector: "CallExpression[callee.name='fetch']", message: 'Only web/ goes out; ask it.' };
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Settings are read in config.ts only.',
};
const noClock = {
  selector:
    "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Pure folders have no clock.',
};

const noCopiedPattern = {
  selector: "CallExpression[callee.property.name='matchAll'][arguments.0.type!='Literal']",
  message: 'It searches with a copy, which is compiled again and again; use matchesOf.',
};

const noPlainPattern = {
  selector: "NewExpression[callee.name='RegExp']",
  message: 'Each of its \\p{L} costs a millisecond at its first use; use wordPattern.',
};

const LONG_DATA = { ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true };

export default defineConfig(
  { ignores: ['dist/', 'node_modules/', 'src/db/client/', '.data/', 'coverage/', '**/*.js', '!eslint.config.js'] },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // What stays longer are patterns and texts, which are data.
      'max-len': ['error', { code: 120, ...LONG_DATA }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'max-params': ['error', 4],
      'no-restricted-syntax': ['error', noFetch, noEnvironment],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/dot-notation': 'off',
      // The typed look of a stored value is the caller's business.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // There are no enums of TypeScript here, and it is the dearest of all rules.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  // Nest reads constructor types at run time: what looks like a type import must stay a value.
  {
    files: [
      'src/**/*.{controller,module,guard,filter}.ts',
      'src/runs/http/{runs,files}.ts',
      'src/runs/work/{run-executor,worker}.ts',
    ],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['src/config/config.ts', 'src/db/postgres-binaries.ts'],
    rules: { 'no-restricted-syntax': ['error', noFetch] },
  },
  {
    files: ['src/postings/**', 'src/listings/**'],
    rules: { 'no-restricted-syntax': ['error', noFetch, noEnvironment, noClock] },
  },
  {
    files: ['src/postings/**'],
    ignores: ['src/postings/text/word-pattern.ts'],
    rules: { 'no-restricted-syntax': ['error', noFetch, noEnvironment, noClock, noPlainPattern] },
  },
  {
    files: ['src/postings/text/**'],
    ignores: ['src/postings/text/word-pattern.ts'],
    rules: { 'no-restricted-syntax': ['error', noFetch, noEnvironment, noClock, noCopiedPattern, noPlainPattern] },
  },
  {
    files: ['src/pipelines/career-pages/**'],
    rules: { 'no-restricted-syntax': ['error', noFetch, noEnvironment, noPlainPattern] },
  },
  {
    files: ['test/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': 'off',
      // A spec is a list of cases.
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      'max-params': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
    },
  },
);
