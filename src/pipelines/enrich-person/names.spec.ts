import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { expectLinear } from '../../../test/linear-time.js';
import { parseHtml } from '../../postings/page/tree/html.js';
import { domainKind, isRoleMailbox, mailProvider } from './domains.js';
import { readName } from './names.js';
import { localParts, patternByShape, patternOf } from './patterns.js';
import { addressesOn, namesIn } from './site-addresses.js';

describe('names', () => {
  it.each([
    ['Prof. Dr.-Ing. Jürgen Größl, MBA', 'Jürgen', 'Größl'],
    ['MÜLLER-LÜDENSCHEIDT, Hans Peter', 'Hans Peter', 'Müller-Lüdenscheidt'],
    ['Karl-Theodor zu Beispiel', 'Karl-Theodor', 'zu Beispiel'],
    ['John Q. Sample III', 'John', 'Sample'],
    ['Maria (Mia) Probe | Head of People', 'Maria', 'Probe'],
    ['Madonna', 'Madonna', ''],
    ['  ', '', ''],
    // The name somebody had before is none that the company knows.
    ['Dr. med. Erika Muster geb. Probe', 'Erika', 'Muster'],
    ['Erika Muster, geborene von Probe', 'Erika', 'Muster'],
    ['Chloé Exemple, née Modèle', 'Chloé', 'Exemple'],
    ['Chloé Exemple nee Modèle', 'Chloé', 'Exemple'],
    ['Née Exemple', 'Née', 'Exemple'],
    // Degrees behind a name, with and without a comma, however they are written.
    ['John Sample, PhD', 'John', 'Sample'],
    ['Ing. Jan Vzor, Ph.D.', 'Jan', 'Vzor'],
    ['John Sample PhD', 'John', 'Sample'],
    ['Erika Muster MBA', 'Erika', 'Muster'],
    ['Erika Muster B. A.', 'Erika', 'Muster'],
    ['JOHN SAMPLE MD', 'John', 'Sample'],
    // Words that are titles elsewhere and names here.
    ['Jack Ma', 'Jack', 'Ma'],
    ['JACK MA', 'Jack', 'MA'],
    ['Ma Long', 'Ma', 'Long'],
    ['Long, Ma', 'Ma', 'Long'],
    ['Phil Sample', 'Phil', 'Sample'],
    ['Pol Mostra', 'Pol', 'Mostra'],
    ['Jon Lord', 'Jon', 'Lord'],
    ['Dr. phil. Max Muster', 'Max', 'Muster'],
    ['Dr med Max Muster', 'Max', 'Muster'],
    ['Lord Max Muster', 'Max', 'Muster'],
    ['Mag. Anna Muster, MSc', 'Anna', 'Muster'],
    ['Erika Muster she/her', 'Erika', 'Muster'],
    ['J.R.R. Sample', 'J.R.R.', 'Sample'],
  ])('%s', (fullName, given, family) => {
    expect(readName(fullName)).toMatchObject({ given, family });
  });

  it('has local parts for single names, none for other scripts, and learnt patterns first', () => {
    expect(localParts(readName('Madonna'))).toEqual(['madonna']);
    expect(localParts(readName('王小明'))).toEqual([]);
    expect(localParts(readName('Jürgen Größl')).slice(0, 2)).toEqual(['juergen.groessl', 'jurgen.grossl']);
    expect(localParts(readName('Jürgen Größl'), ['{f}{gi}']).slice(0, 2)).toEqual(['groesslj', 'grosslj']);
  });

  it('recognises how an address was made', () => {
    expect(patternOf('j.groessl', readName('Jürgen Größl'))).toBe('{gi}.{f}');
    expect(patternOf('office', readName('Jürgen Größl'))).toBeUndefined();
    expect(['max.muster', 'm.muster', 'max_muster', 'office'].map(patternByShape)).toEqual([
      '{g}.{f}',
      '{gi}.{f}',
      '{g}_{f}',
      undefined,
    ]);
  });

  const GOLD = '../shared/gold/dev/names/names.jsonl';
  (existsSync(GOLD) ? it : it.skip)(
    'makes every local part of the labelled names (skipped where ../shared is not there)',
    () => {
      const cases = readFileSync(GOLD, 'utf8')
        .trim()
        .split('\n')
        .map(
          (line) =>
            JSON.parse(line) as {
              full_name: string;
              given: string;
              family: string;
              must: string[];
              must_not: string[];
            },
        );
      for (const { full_name, given, family, must, must_not } of cases) {
        const name = readName(full_name);
        const made = localParts(name);
        expect([
          full_name,
          must.filter((local) => !made.includes(local)),
          made.filter((local) => must_not.includes(local) || must.length === 0),
        ]).toEqual([full_name, [], []]);
        if (given !== '')
          expect([name.given, name.family].map((part) => part.toLowerCase())).toEqual(
            [given, family].map((part) => part.toLowerCase()),
          );
      }
    },
  );
});

describe('addresses on pages', () => {
  it.each([
    ['<a href="mailto:Erika.Muster%40firm.test?subject=x">Mail</a>', ['erika.muster@firm.test']],
    ['<p>erika.muster [at] firm [punkt] test</p>', ['erika.muster@firm.test']],
    ['<p>erika.muster(at)firm.test</p>', ['erika.muster@firm.test']],
    ['<p>erika.muster&#64;firm&#46;test</p>', ['erika.muster@firm.test']],
    ['<p>erika.muster at firm dot test</p>', ['erika.muster@firm.test']],
    ['<p>Wir treffen uns at home, dot.</p>', []],
    [
      `<a href="/cdn-cgi/l/email-protection#${Buffer.from(Buffer.from('*erika@firm.test').map((byte, index) => (index === 0 ? byte : byte ^ 42))).toString('hex')}">[email]</a>`,
      ['erika@firm.test'],
    ],
  ])('%s', (html, addresses) => {
    expect(addressesOn(parseHtml(html))).toEqual(addresses);
  });

  it.each(['a@', 'a.a.', ' at a ', '(at)', '[dot] ', 'A a', '@a.'])('are looked for in linear time: %s', (piece) => {
    expectLinear(200_000, (size) => {
      const text = piece.repeat(size / piece.length);
      addressesOn(parseHtml(`<p>${text}</p>`));
      namesIn(text);
      readName(text);
    });
  });
});

it('knows free-mail and disposable domains, offices and mail providers', () => {
  expect(['gmail.com', 'gmx.de', 'mailinator.com', 'firm.test'].map(domainKind)).toEqual([
    'free_mail',
    'free_mail',
    'disposable',
    'company',
  ]);
  expect(['info', 'Bewerbungen', 'erika.muster'].map(isRoleMailbox)).toEqual([true, true, false]);
  expect(mailProvider(['firm-test.mail.protection.outlook.com'])).toBe('microsoft');
  expect(mailProvider(['mx.firm.test'])).toBeUndefined();
});
