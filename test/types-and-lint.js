/**
 * Types and lint of all TypeScript, in one process: the program that the compiler checks is the one that ESLint's rules
 * ask for types, so that no type is found out twice. Prints what they found; exit 1 when that is anything. A file in
 * which nothing was found is left out until it changes, or a file that it imports, or what checks it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

/** The keys of the files in which nothing was found. */
const KNOWN = 'node_modules/.cache/types-and-lint.json';
/** What all files are checked by and with: the packages are named by what npm wrote when it installed them. */
const COMMON = [import.meta.filename, 'eslint.config.js', 'tsconfig.json', 'node_modules/.package-lock.json'];

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
const program = programOf(config.fileNames, config.options);
// In a program of its own: only there JavaScript is allowed.
const RULES = resolve('eslint.config.js');
const rules = programOf([RULES], { ...config.options, allowJs: true });
const keys = new Map([...keysOf(config.fileNames, program), ...keysOf([RULES], rules)]);
const known = new Set(existsSync(KNOWN) ? JSON.parse(readFileSync(KNOWN, 'utf8')) : []);
const files = [...keys.keys()].filter((file) => !known.has(keys.get(file)));

const problems = ts.sortAndDeduplicateDiagnostics([
  ...config.errors,
  ...files
    .filter((file) => file !== RULES)
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file))),
]);

const types = { parserOptions: { projectService: false, programs: [program, rules] } };
const eslint = new ESLint({
  overrideConfig: [{ files: ['**/*.ts', 'eslint.config.js'], languageOptions: types }],
  warnIgnored: false,
  passOnNoPatterns: true,
});
// Files are named, not looked for: specs that run meanwhile make folders and remove them.
const results = await eslint.lintFiles(files);
const { format } = await eslint.loadFormatter();

const found = ts.formatDiagnostics(problems, host) + (await format(results));
if (found !== '') console.error(found.trimEnd());
const faulty = new Set([
  ...problems.map(({ file }) => file?.fileName),
  ...results.filter(({ messages }) => messages.length > 0).map(({ filePath }) => filePath),
]);
if (faulty.size > 0) process.exitCode = 1;
// A problem that is no file's is everybody's.
const good = faulty.has(undefined) ? [] : [...keys].filter(([file]) => !faulty.has(file));
mkdirSync(dirname(KNOWN), { recursive: true });
writeFileSync(KNOWN, JSON.stringify(good.map(([, key]) => key)));

function programOf(rootNames, options) {
  return ts.createProgram({ rootNames, options, host: ts.createIncrementalCompilerHost(options) });
}

/** By file: a digest of its text, of all that it imports, and of what holds for all files. */
function keysOf(names, program) {
  const own = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  const digests = new Map(own.map(({ fileName, text }) => [fileName, digest([fileName, text])]));
  // What declares for everybody is imported by nobody.
  const everywhere = own.filter(({ isDeclarationFile, text }) => isDeclarationFile || /\bdeclare global\b/.test(text));
  const common = digest([
    process.version,
    ...COMMON.map((file) => readFileSync(file, 'utf8')),
    ...everywhere.map(({ fileName }) => digests.get(fileName)),
  ]);
  const builder = ts.createSemanticDiagnosticsBuilderProgram(program, ts.sys);
  return new Map(
    names.map((name) => {
      const needed = builder.getAllDependencies(program.getSourceFile(name)).flatMap((file) => digests.get(file) ?? []);
      return [name, digest([common, digests.get(name), ...needed.sort()])];
    }),
  );
}

function digest(parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}
