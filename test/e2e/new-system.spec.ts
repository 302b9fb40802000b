import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { built } from '../built.ts';

const ATS = 'src/listings/ats';

it('`npm run new:system` makes the folder of a system, its case from a HAR, and its line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'new-system-'));
  try {
    await mkdir(join(folder, ATS), { recursive: true });
    await copyFile(join(ATS, 'index.ts'), join(folder, ATS, 'index.ts'));
    const entry = (url: string, mimeType: string, text: string, more: object = {}): object => ({
      request: { method: 'GET', url, ...more },
      response: { status: 200, content: { mimeType, text } },
    });
    const entries = [
      entry('https://jobs.bakers.example/', 'text/html', '<h1>Jobs</h1>'),
      entry('https://jobs.bakers.example/api', 'application/json', '{"jobs":[]}'),
      entry('https://jobs.bakers.example/logo.png', 'image/png', ''),
      entry('https://jobs.bakers.example/search', 'application/json', '[]', {
        method: 'POST',
        postData: { text: 'q=all' },
      }),
    ];
    await writeFile(join(folder, 'board.har'), JSON.stringify({ log: { entries } }));
    const program = built('commands/new-system.js');
    await promisify(execFile)(process.execPath, [program, 'bakers', 'board.har'], { cwd: folder });
    const read = (path: string): Promise<string> => readFile(join(folder, ATS, path), 'utf8');
    expect(JSON.parse(await read('bakers/cases/basic/answers.json'))).toEqual({
      'GET https://jobs.bakers.example/': 'answer-1.html',
      'GET https://jobs.bakers.example/api': 'answer-2.json',
      'POST https://jobs.bakers.example/search': 'answer-3.json',
    });
    expect(await read('bakers/cases/basic/answer-2.json')).toBe('{"jobs":[]}');
    expect(JSON.parse(await read('bakers/cases/basic/expected.json'))).toEqual({ url: 'https://jobs.bakers.example/' });
    expect(await read('bakers/bakers.ts')).toContain("name: 'bakers'");
    const index = await read('index.ts');
    expect(index).toContain("import { bamboohr } from './bamboohr/bamboohr.js';");
    expect(index).toMatch(/avature\.js';\nimport \{ bakers \} from '\.\/bakers\/bakers\.js';\nimport \{ bamboohr \}/);
    expect(index).toMatch(/\n {2}bakers,\n\];/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
