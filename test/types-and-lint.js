/**
 * Types and lint of all TypeScript, in one process: the program that the compiler checks is the one that ESLint's rules
 * ask for types, so that no type is found out twice. Prints what they found; exit 1 when that is anything.
 */
import { ESLint } from 'eslint';
import ts from 'typescript';

const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getNewLine: () => ts.sys.newLine,
};
const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (problem) => {
    throw new Error(ts.formatDiagnostic(problem, host));
  },
});
const program = ts.createProgram({ rootNames: config.fileNames, options: config.options });
const problems = [...config.errors, ...ts.getPreEmitDiagnostics(program)];

// The configuration of ESLint is JavaScript and in no program: its types come from the service that eslint.config.js names.
const types = { parserOptions: { projectService: false, programs: [program] } };
const eslint = new ESLint({ overrideConfig: [{ files: ['**/*.ts'], languageOptions: types }], warnIgnored: false });
// Files are named, not looked for: specs that run meanwhile make folders and remove them.
const results = await eslint.lintFiles([...config.fileNames, 'eslint.config.js']);
const { format } = await eslint.loadFormatter();

const found = ts.formatDiagnostics(problems, host) + (await format(results));
if (found !== '') console.error(found.trimEnd());
if (problems.length > 0 || results.some(({ messages }) => messages.length > 0)) process.exitCode = 1;
