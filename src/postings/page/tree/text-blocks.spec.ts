import { describe, expect, it } from '@jest/globals';
import { parseHtml, textOf } from './html.js';
import { readSections, type Sections } from './sections.js';
import { blocksOf } from './text-blocks.js';

const blocks = (html: string): string[] => blocksOf(parseHtml(html)).map(({ kind, text }) => `${kind} ${text}`);

describe('the lines of a page', () => {
  it('keeps links beside each other apart', () => {
    const html = '<p><a href="tel:+431234">+43 1234</a><a href="mailto:erika@kelpwerk.at">erika@kelpwerk.at</a></p>';
    expect(textOf(parseHtml(html))).toBe('+43 1234 erika@kelpwerk.at');
  });

  it('divides facts that elements of two kinds hold without a space between', () => {
    expect(blocks('<div><span>Pay</span><small>Up to € 900</small><i>Each month</i></div>')).toEqual([
      'line Pay',
      'line Up to € 900',
      'line Each month',
    ]);
    // Letters of one word, of one kind of element, or of one sentence.
    expect(blocks('<p><span>Ja</span><b>va</b></p><p><span>We bake</span><span>Bread</span> a<b>B</b></p>')).toEqual([
      'line Java',
      'line We bakeBread aB',
    ]);
  });

  it('takes a number for that of an item where the items are counted', () => {
    expect(blocks('<ul><li>13. Monatsgehalt</li><li>Firmenrad</li></ul>')).toEqual([
      'item 13. Monatsgehalt',
      'item Firmenrad',
    ]);
    const counted = Array.from({ length: 12 }, (_, at) => `<p>${String(at + 1)}. Bread</p>`).join('');
    expect(new Set(blocks(counted))).toEqual(new Set(['item Bread']));
    expect(blocks('<p>3. Bread</p>')).toEqual(['item Bread']);
  });

  it('tells headings, items and lines by the mark-up', () => {
    expect(
      blocks('<h3>Bring <em>this</em></h3><ul><li><p>An apron</p><p>of linen</p></li><li>Hands</li></ul><p>Soon.</p>'),
    ).toEqual(['heading Bring this', 'item An apron', 'line of linen', 'item Hands', 'line Soon.']);
  });

  it('tells the number of an item from the years that it begins with by the item before', () => {
    expect(blocks('<p>1、大专以上学历；</p><p>2、3年以上经验优先；</p><p>3、1年管理经验</p>')).toEqual([
      'item 大专以上学历；',
      'item 3年以上经验优先；',
      'item 1年管理经验',
    ]);
    expect(blocks('<p>要求：</p><p>2、3年以上经验</p>')).toEqual(['line 要求：', 'line 2、3年以上经验']);
    expect(blocks('<p>要求：</p><p>1、2年以上经验</p>')).toEqual(['line 要求：', 'line 1、2年以上经验']);
    expect(blocks('<p>1、5年以上经验</p>')).toEqual(['item 5年以上经验']);
    const lists = '<p>1、烤面包</p><p>2、揉面</p><p>要求：</p><p>1、1年以上经验</p><p>2、会开车</p>';
    expect(blocks(lists).slice(3)).toEqual(['item 1年以上经验', 'item 会开车']);
  });

  it('takes a number for that of an item before a space, and before Latin letters of a text without spaces', () => {
    expect(blocks('<p>1 . 会烤面包</p><p>2.CAD软件熟练</p><p>3. 会开车</p>')).toEqual([
      'item 会烤面包',
      'item CAD软件熟练',
      'item 会开车',
    ]);
    expect(blocks('<p>2.Liga, Spielerin</p><p>24 )</p>')).toEqual(['line 2.Liga, Spielerin', 'line 24 )']);
  });

  it('takes a line that is bold throughout for a heading, and a bullet for an item', () => {
    expect(blocks('<p><b>Bring this</b><br>- an apron<br>– a <b>hat</b><br>1. a bowl</p>')).toEqual([
      'heading Bring this',
      'item an apron',
      'item a hat',
      'item a bowl',
    ]);
  });

  it('takes a line in bold behind a sign for a heading where it heads a part, else for an item', () => {
    const line = (text: string): string => `<p><span>✔ </span><u><b>${text}</b></u></p>`;
    expect(
      blocks(
        `${line('Requirements')}<p>- an apron</p>${line('Strong arms')}<p><b>1. Requirements of all kinds</b></p>`,
      ),
    ).toEqual(['heading Requirements', 'item an apron', 'item Strong arms', 'item Requirements of all kinds']);
  });

  it('takes lines in bold behind a sign for items where they stand beside each other, or above nothing', () => {
    const lines = ['Qualifikation', 'Erfahrung', 'Kenntnisse', 'Führerschein'];
    const marked = (text: string): string => `<p><b>✓ ${text}</b></p>`;
    const html = `<h3>Das bringst du mit</h3>${lines.map(marked).join('')}`;
    const items = lines.map((text) => `item ${text}`);
    expect(blocks(html)).toEqual(['heading Das bringst du mit', ...items]);
    expect(blocks(`${html}<p>Mehr am Telefon.</p>`).slice(1, 5)).toEqual(items);
    expect(readSections(blocksOf(parseHtml(html)))).toEqual({ requirements: lines });
    const lone = `<h3>Das bringst du mit</h3>${marked('Erfahrung')}<h3>Wir bieten</h3>${marked('Erfahrung')}`;
    expect(blocks(lone).filter((block) => block === 'item Erfahrung')).toHaveLength(2);
  });

  it('leaves out what is hidden and what is pressed', () => {
    expect(blocks('<p>Seen</p><p hidden>Not</p><button>Apply</button>')).toEqual(['line Seen']);
  });
});

describe('sections of a posting', () => {
  const sections = (html: string): object => readSections(blocksOf(parseHtml(html)));

  it('end at the next heading, known or not, unless it is of a lower rank', () => {
    expect(
      sections(
        '<h2>Requirements</h2><h3>In the bakery</h3><ul><li>Strong arms</li></ul><h3>At the till</h3><ul><li>Patience</li></ul>' +
          '<h2>Our bread</h2><ul><li>Rye</li></ul>',
      ),
    ).toEqual({ requirements: ['Strong arms', 'Patience'] });
  });

  it('may begin behind a colon of full width, and no button belongs to them', () => {
    const button = '<button><span>立即申請</span></button>';
    expect(sections(`<p>負責烤爐。</p><p><strong>要求：</strong>烘焙相關學歷，3年以上經驗</p>${button}`)).toEqual({
      requirements: ['烘焙相關學歷，3年以上經驗'],
    });
  });

  it('have numbered items without a space, and sentences of signs are no headings', () => {
    const items = [
      '统招本科以上学历，年龄在40岁以内，8年以上烘焙经验；',
      '熟悉烤爐、薪酬福利设计、员工培训等方面的经验。',
    ];
    const lines = items.map((item, at) => `<p>${String(at + 1)}.${item}</p>`).join('');
    expect(sections(`<p>任职资格：</p>${lines}`)).toEqual({ requirements: items });
  });

  it('end where a line says what those with experience are paid', () => {
    const row = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`;
    const pay = '経験者：月給300,000円〜（＋出来高）<br>未経験者：月給200,000円〜<br>※試用期間3ヶ月あり（同条件）';
    const table =
      row('応募資格', '普通自動車免許') + row('給与', pay) + row('福利厚生', '<ul><li>・交通費支給</li></ul>');
    expect(sections(`<table>${table}</table>`)).toEqual({ requirements: ['普通自動車免許'], benefits: ['交通費支給'] });
  });

  it('are not headed by a long sentence that offers something, above a list of what is asked', () => {
    const lead = 'Tarjoamme mahdollisuuden oppia telinetyötä kokeneiden ammattilaisten opastuksella';
    const items = ['Motivaatio oppia uutta', 'Hyvä fyysinen kunto', 'Korkeantöiden sietokyky'];
    expect(sections(`<p>${lead}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`)).toEqual({
      requirements: items,
    });
  });

  it('are none below the name of a department', () => {
    const facts = '<ul><li>Remote / București</li><li>Full-time</li></ul>';
    expect(sections(`<p>Departamentul Educațional</p>${facts}`)).toEqual({});
  });

  it('may be lines where there is no list, and lines that speak of skills are no headings there', () => {
    expect(sections('<strong>Requirements</strong><p>You know rye</p><p>Experience with ovens</p>')).toEqual({
      requirements: ['You know rye', 'Experience with ovens'],
    });
  });
});

describe('a line in bold behind a number', () => {
  const sections = (html: string): Sections => readSections(blocksOf(parseHtml(html)));
  const part = (head: string, ...items: string[]): string =>
    `<p><b>${head}</b></p><ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;

  it('heads the list below it, known or not', () => {
    const html =
      part('REQUIREMENTS', 'You know rye') + part('1. Oven shifts', 'Monday') + part('2. Benefits', 'Free bread');
    expect(sections(html)).toEqual({ requirements: ['You know rye'], benefits: ['Free bread'] });
  });

  it('is an item among others of its make', () => {
    const items = ['1. You know rye', '2. You rise early', '3. You know ovens'].map((item) => `<p><b>${item}</b></p>`);
    expect(sections(`<p><b>Requirements</b></p>${items.join('')}<ul><li>and bread</li></ul>`).requirements).toContain(
      'You rise early',
    );
  });
});

describe('an item of a list', () => {
  const textIn = (item: string): string => textOf(parseHtml(`<ul><li>Rye</li>${item}</ul>`));

  it.each(['<li><p>Oats</p></li>', '<li>\n  <p>Oats</p>\n</li>', '<li><div>Oats</div></li>'])(
    'is its own line where its text is in a paragraph: %s',
    (item) => {
      expect(textIn(item)).toBe('• Rye\n• Oats');
    },
  );

  it('is no line of a card', () => {
    expect(textIn('<li><p>Oats</p><p>Leeds</p></li>')).toBe('• Rye\nOats\nLeeds');
    expect(textIn('<li><p>Oats</p><ul><li>Fine</li></ul></li>')).toBe('• Rye\n• Oats\n• Fine');
  });
});
