import { describe, expect, it } from '@jest/globals';
import { STUDENTS_SOUGHT } from '../../../text/words/seeking/students-sought-words.js';
import { readSought } from '../../lists/sentences/sought-openings.js';
import { parseHtml } from '../../tree/html.js';
import { readPageTree } from '../../tree/page-tree.js';
import { studentsSought } from './students-sought.js';

describe('students are sought for work', () => {
  it.each(STUDENTS_SOUGHT.flatMap(({ cases }) => cases.map(([said, title]) => [said, title] as const)))(
    '%s',
    (sentence, title) => {
      expect(studentsSought(sentence)).toEqual(title === undefined ? [] : [title]);
    },
  );

  it.each(['Students for kitchen work are welcome.', 'You need students for kitchen work?'])(
    '%s: by nobody',
    (said) => {
      expect(studentsSought(said)).toEqual([]);
    },
  );

  it('on a page of openings, also in a line that is broken behind a hyphen', () => {
    const sentence =
      'Wij zoeken nog enkele nette studenten voor keuken- <br /> en bedieningswerkzaamheden, in het weekend.';
    const html = `<title>Vacatures</title><h1>Vacatures</h1><p>${sentence}<br /><br />Interesse? Bel ons!</p>`;
    const document = parseHtml(html);
    const sought = readSought(document, readPageTree(document), 'https://mill.example/vacatures');
    expect(sought.map(({ fields }) => fields.job_title)).toEqual(['Studenten voor keuken- en bedieningswerkzaamheden']);
  });
});
