import { describe, expect, it } from '@jest/globals';
import { parsePageHtml } from './html.js';
import { readSections, readTextSections } from './sections.js';
import { blocksOf } from './text-blocks.js';

const sectionsOf = (html: string, title?: string): ReturnType<typeof readSections> =>
  readSections(blocksOf(parsePageHtml(html).document), title);

const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('a list below a heading that we do not know, beside what is asked for', () => {
  const asked = `<h3>Requisiti</h3>${list('Esperienza al forno')}`;
  const schooling = ['Laurea o diploma', 'Ottima conoscenza del pane'];

  it.each(['Formazione', 'Scuole'])('is asked for as well where each of its points says so: "%s"', (heading) => {
    const html = `${asked}<h3>${heading}</h3>${list(...schooling)}<h3>Il forno</h3>${list('Pane', 'Torte')}`;
    expect(sectionsOf(html)).toEqual({ requirements: ['Esperienza al forno', ...schooling] });
  });

  it.each([
    ['courses that are given', `<h3>Formazione</h3>${list('Corsi di panificazione', 'Ottima conoscenza del pane')}`],
    ['a part of the page above it', `<h2>Formazione</h2>${list(...schooling)}`],
    ['behind another part', `<h3>La giornata</h3><h2>Formazione</h2>${list(...schooling)}`],
  ])('is not: %s', (_what, html) => {
    expect(sectionsOf(asked + html)).toEqual({ requirements: ['Esperienza al forno'] });
  });
});

describe('what is welcome and not required', () => {
  it.each([
    ['Requirements', 'Useful qualities'],
    ['Who are you?', 'Plus, not a must'],
    ['This job is for you if…', 'Bonus'],
    ['Dein Profil', 'Optional'],
    ['Der Job passt zu dir, wenn', 'Kein Muss, aber schön'],
    ['Votre profil', 'En bonus'],
    ['Requisitos', 'La guinda'],
    ['Requisitos da vaga', 'Opcional:'],
    ['Requisiti', 'Non indispensabile'],
    ['Jouw profiel', 'Een pluspunt'],
    ['Wymagania', 'Opcjonalnie'],
    ['Požadujeme', 'Není podmínkou'],
    ['Din profil', 'Inget krav'],
    ['Jak si vás ideálně představujeme?', 'Ideálně navíc'],
    ['Ako si ťa ideálne predstavujeme?', 'Ideálne aj'],
    ['Требования', 'Плюсом будет'],
  ])('stands below a heading behind "%s": "%s"', (asked, wished) => {
    const html = `<h2>${asked}</h2>${list('You bake')}<h3>${wished}</h3>${list('You sing')}`;
    expect(sectionsOf(html)).toEqual({ requirements: ['You bake'], nice_to_have: ['You sing'] });
  });

  it.each([
    ['optional'],
    ['Bonus points if:'],
    ['If you also know some of what follows, that would be the icing on the cake for the whole of our small team 🍒:'],
    ['Nicht alles ist nötig. Wenn du außerdem schon einmal mit einer dieser Sachen gearbeitet hast, umso besser:'],
    ['Si en plus vous connaissez l’un des sujets suivants, ce serait la petite cerise sur le gâteau pour nous tous :'],
    ['Si además has trabajado alguna vez con algo de lo que sigue aquí abajo, sería la guinda del pastel para todos:'],
    ['Se além disso conheces alguma das coisas que se seguem aqui, seria a cereja no topo do bolo para todos nós:'],
    ['Se poi conosci anche qualcuna delle cose che seguono qui sotto, sarebbe la ciliegina sulla torta per noi:'],
    ['Als je daarnaast ook nog ervaring hebt met een van de volgende zaken, dan is dat voor ons de kers op de taart:'],
    ['Jeśli poza tym znasz którąś z poniższych rzeczy, będzie to dla nas wszystkich prawdziwa wisienka na torcie:'],
  ])('stands below a line behind what is required: "%s"', (line) => {
    const html = `<h2>Requirements</h2>${list('You bake')}<p>${line}</p>${list('You sing')}`;
    expect(sectionsOf(html)).toEqual({ requirements: ['You bake'], nice_to_have: ['You sing'] });
  });

  it.each([
    'Bonus track: you bake rye',
    'Experience with rye is a plus',
    'Knowledge of rye and oats preferred',
    'A licence (nice to have)',
    'Ideally you know rye, oats and spelt',
    'Erfahrung mit Roggen von Vorteil',
    'Idealerweise kennst du Roggen',
    'La connaissance du seigle est un plus',
    'Conocimiento del centeno deseable',
    'Conhecimento de centeio será um diferencial',
    'La conoscenza della segale è gradita',
    'Kennis van rogge is een pré',
    'Znajomość żyta mile widziana',
    'Znalost žita výhodou',
    'Kunskap om råg är meriterande',
    'Знание ржи будет плюсом',
  ])('an item of a list of requirements says so: "%s"', (item) => {
    const html = `<h2>Requirements</h2>${list('You bake', item)}`;
    expect(sectionsOf(html)).toEqual({ requirements: ['You bake'], nice_to_have: [item] });
  });

  it.each([
    'You are ideally suited to early mornings',
    'You give a plus to every team',
    'You make our guests welcome',
    'Make everybody feel appreciated',
    'Ability to be friendly and helpful',
    'You are always helpful',
    'Freundlich und hilfreich',
    'Einander immer hilfreich',
    'Souriant et apprécié',
    'Ganas de dar un plus',
    'Apporter un plus',
    'Helpful attitude: you help others',
    'Preferred language: you speak German',
  ])('an item that asks for something is a requirement: "%s"', (item) => {
    expect(sectionsOf(`<h2>Requirements</h2>${list('You bake', item)}`)).toEqual({ requirements: ['You bake', item] });
  });

  it.each([
    ['Fluent German, English is a plus', 'English is a plus'],
    ['Bachelor required; master preferred', 'master preferred'],
    ['Five years with rye (oats are a plus)', 'oats are a plus'],
    ['Degree required, Master’s preferred.', 'Master’s preferred'],
    ['Ervaring als bakker (ervaring als kok is een pre)', 'ervaring als kok is een pre'],
    ['Seiglier, débutant apprécié', 'débutant apprécié'],
    ['Brotbacken, Konditorei wünschenswert', 'Konditorei wünschenswert'],
  ])('is the last part of an item that is required: "%s"', (item, wish) => {
    const html = `<h2>Requirements</h2>${list('You bake', item)}`;
    expect(sectionsOf(html)).toEqual({ requirements: ['You bake', item], nice_to_have: [wish] });
  });

  it('stands below no sentence that has ended', () => {
    const html = `<h2>Votre profil</h2><p>Vous souhaitez travailler tôt le matin.</p>${list('Vous aimez le pain')}`;
    expect(sectionsOf(html)).toEqual({ requirements: ['Vous aimez le pain'] });
  });

  it.each([
    'Experience with rye helpful',
    'Knowledge of rye would be helpful',
    'French welcome',
    'Beginners in rye and oats welcome',
  ])('an ending that is a manner elsewhere makes a wish: "%s"', (item) => {
    const html = `<h2>Requirements</h2>${list('You bake', item)}`;
    expect(sectionsOf(html)['nice_to_have']).toEqual([item]);
  });

  it.each([
    ['Your profile', 'Extras', ['Free coffee and fruit', '30 days of holiday', 'A company pension']],
    ['Dein Profil', 'Bonus', ['Ein dreizehntes Monatsgehalt', 'Urlaubsgeld']],
    ['Votre profil', 'Les petits plus', ['Tickets restaurant', 'Mutuelle', 'RTT']],
    ['Votre profil', 'Les plus', ['Mutuelle d’entreprise', 'Un bel atelier']],
    ['Requisitos', 'Extra', ['Seguro médico', 'Tickets de comida']],
    ['Jouw profiel', 'Extra', ['Reiskostenvergoeding', 'Pensioen']],
    ['Din profil', 'Extra', ['Friskvårdsbidrag', 'Tjänstepension']],
    ['Elvárások', 'Előnyök', ['Cafeteria', 'Béren kívüli juttatások']],
  ])('is none of the benefits below a heading that is either: "%s", "%s"', (asked, extra, items) => {
    const html = `<h2>${asked}</h2>${list('You bake')}<h2>${extra}</h2>${list(...items)}`;
    expect(sectionsOf(html)).toEqual({ requirements: ['You bake'], benefits: items });
  });

  it.each([['You know insurance'], ['Experience with company pensions', 'Knowledge of paid leave']])(
    'is what names a benefit and asks for knowledge of it: "%s"',
    (...items) => {
      const html = `<h2>Requirements</h2>${list('You bake')}<h2>Extras</h2>${list(...items)}`;
      expect(sectionsOf(html)).toEqual({ requirements: ['You bake'], nice_to_have: items });
    },
  );

  it.each(['Helpful links', 'What makes us stand out', 'Desired start date', 'Preferred partners', 'Poste souhaité'])(
    'stands below no heading of something else: "%s"',
    (heading) => {
      expect(sectionsOf(`<h2>${heading}</h2>${list('A thing')}`)).toEqual({});
    },
  );

  it('is no bonus that is paid', () => {
    const html = `<h2>Benefits</h2>${list('Rolls')}<h3>Bonus</h3>${list('A thirteenth month')}`;
    expect(sectionsOf(html)['nice_to_have']).toBeUndefined();
  });
});

describe('what no list of requirements takes', () => {
  it.each(['Good luck,', 'Viele Grüße', 'Cordialement,', 'Un saludo,', 'Cordiali saluti', 'Met vriendelijke groet,'])(
    'the end of a letter: "%s"',
    (end) => {
      const html = `<h2>Requirements</h2><p>You bake well.</p><p>${end}<br>Erika M.</p><p>Main Street 1</p>`;
      expect(sectionsOf(html)).toEqual({ requirements: ['You bake well.'] });
    },
  );

  it.each(['© 2026 Bakery. All rights reserved.', 'Bakery 2026 – Alle Rechte vorbehalten', 'Tous droits réservés'])(
    'a line of rights: "%s"',
    (line) => {
      expect(sectionsOf(`<h2>Requirements</h2><p>You bake well.</p><p>${line}</p>`)).toEqual({
        requirements: ['You bake well.'],
      });
    },
  );

  it('a label alone, whose value stands below it', () => {
    const fact = (label: string, value: string): string => `<li><small>${label}</small><p>${value}</p></li>`;
    const facts = `<ul>${fact('Type de contrat', 'CDI')}${fact('Lieu', 'Lyon')}${fact('Rémunération', '30 k€')}</ul>`;
    expect(sectionsOf(`<h2>Votre profil</h2>${facts}${list('Le goût du pain')}`)).toEqual({
      requirements: ['Le goût du pain'],
    });
  });

  it.each([
    ['Nous recherchons un·e boulanger·ère', 'boulanger·ère'],
    ['Wir suchen eine*n Bäcker*in', 'Bäcker*in'],
    ['We are looking for a Baker', 'Baker'],
  ])('what stands below the title: "%s"', (heading, title) => {
    expect(sectionsOf(`<h1>${heading}</h1>${list('Graz', 'Monday')}`, title)).toEqual({});
  });

  it.each(['No experience? Apply anyway!', 'Keine Ausbildung? Kein Problem!', 'Sin experiencia? ¡Da igual!'])(
    'what stands below "%s"',
    (heading) => {
      const html = `<h2>Requirements</h2>${list('You bake')}<h2>${heading}</h2><p>We train everybody who comes.</p>`;
      expect(sectionsOf(html)).toEqual({ requirements: ['You bake'] });
    },
  );
});

it.each(['Angebot', 'Oferta', 'Nabídka', 'L’offerta'])('"%s" alone heads what is offered', (heading) => {
  expect(readTextSections(`${heading}\n• Rolls`)).toEqual({ benefits: ['Rolls'] });
  expect(readTextSections(`${heading} of a house\n• Rolls`)).toEqual({});
});

describe('the next of an advert’s facts', () => {
  it.each([
    ['Esperienza: 6 anni come panettiere', 'Orario di lavoro: full-time'],
    ['Experience: six years as a baker', 'Location: 5 Mill Lane, Ely'],
    ['Erfahrung: sechs Jahre als Bäcker', 'Arbeitszeit: Vollzeit'],
  ])('is no requirement below "%s"', (asked, fact) => {
    const html = `<p>${asked}</p><p>${fact}</p><p>Mill Bakery, 5 Mill Lane</p>`;
    expect(sectionsOf(html)).toEqual({ requirements: [asked.split(': ')[1]] });
  });
});

it('takes abbreviations of schools for no label', () => {
  expect(sectionsOf(`<h3>Požadavky</h3>${list('SOU/SŠ elektro', 'Samostatnost')}`)).toEqual({
    requirements: ['SOU/SŠ elektro', 'Samostatnost'],
  });
});

it('stand below a line that only leads to the list of their heading', () => {
  const html = `<h3>About you</h3><p>You are right for this role if you:</p>${list('Like bread', 'Rise early')}<h3>The role</h3><p>In this role you will:</p>${list('Bake')}`;
  expect(sectionsOf(html)).toEqual({ requirements: ['Like bread', 'Rise early'] });
});

it('end at a line for another part, also where it leads to a list', () => {
  const html = `<h3>About you</h3>${list('You like bread')}<p>Your tasks:</p>${list('You bake')}`;
  expect(sectionsOf(html)).toEqual({ requirements: ['You like bread'] });
});

it.each([
  ['Dein Profil', 'Deine Aufgaben:', 'Du backst Brot'],
  ['What we offer', 'Your role:', 'You bake bread'],
  ['Ihr Profil', 'Bewerbung:', 'Lebenslauf'],
  ['Requirements', 'About us:', 'Two ovens and a river'],
])('do not begin where "%s" stands right above "%s"', (heading, line, item) => {
  expect(sectionsOf(`<h2>${heading}</h2><p>${line}</p>${list(item, 'Zeugnisse')}`)).toEqual({});
});

describe('a list or a part without a heading that says what it is', () => {
  it('is one of benefits where all but one of its items are given', () => {
    const given = ['Company car', 'Thirty days of holiday', 'A warm oven'];
    expect(sectionsOf(list(...given))).toEqual({ benefits: given });
    expect(sectionsOf(list('You sell insurance', 'You know pensions', 'You drive'))).toEqual({});
    expect(sectionsOf(list('Company car', 'You bake', 'You sing'))).toEqual({});
  });

  it.each([
    ['Requirements', 'The right hands', 'requirements'],
    ['Waarom bij ons', 'Een familie aan de oven', 'benefits'],
    ['Ihr Profil', 'Hände, die zupacken', 'requirements'],
  ])('is what the line above its heading says: "%s" above "%s"', (label, heading, kind) => {
    expect(sectionsOf(`<p>${label}</p><h2>${heading}</h2>${list('Rye each day')}`)).toEqual({
      [kind]: ['Rye each day'],
    });
  });

  it('is another list behind a line of its own, also in a text without mark-up', () => {
    const asked = '• Two years of experience\n• Driving licence required';
    expect(readTextSections(`Something\n${asked}\nSomething else\n• Bread\n• Rolls`)).toEqual({
      requirements: ['Two years of experience', 'Driving licence required'],
    });
  });

  it.each([
    'We bake by hand. With regards to technical skills and experience, we are looking for someone with...',
    'Not any baker will do: we care for our dough and for our guests. This person is someone who:',
    'Wir backen mit Liebe. Für diese Stelle suchen wir jemanden mit den folgenden Qualifikationen:',
    'Nuestro equipo crece. Para este puesto pedimos los siguientes requisitos:',
    'Ons team groeit. Voor deze functie vragen wij de volgende vaardigheden:',
    'We are looking for a baker. The desired candidate should have at least two years of experience',
  ])('is what the last sentence above it leads to: "%s"', (line) => {
    const above = line.includes('desired') ? '<h3>Requirements</h3>' : '';
    expect(sectionsOf(`${above}<p>${line}</p>${list('Rye each day', 'A warm oven')}`)).toEqual({
      requirements: ['Rye each day', 'A warm oven'],
    });
  });

  it.each([
    'We have a lot of experience. Your tasks:',
    'We bake by hand and have the skills to do so. On each day of the week our bakers do the following things:',
    'With our experience and our skills we offer you a lot of good things, and there is more to come each year:',
    'We know what is required of a mill. We asked our guests what they like most about the bread that we bake:',
  ])('is no list of requirements below a sentence of something else: "%s"', (line) => {
    expect(sectionsOf(`<p>${line}</p>${list('Rye each day', 'A warm oven')}`).requirements).toBeUndefined();
  });

  it('is what its own heading says, or a title, whatever stands above it', () => {
    const below = (heading: string): unknown => sectionsOf(`<p>Requirements</p><h2>${heading}</h2>${list('Rye')}`);
    expect(below('We offer')).toEqual({ benefits: ['Rye'] });
    expect(below('Baker')).toEqual({});
  });

  it.each(['Based on experience', 'Je nach Erfahrung', 'Op basis van je ervaring', 'Selon expérience'])(
    'is not headed by what pay depends on: "%s"',
    (line) => {
      expect(sectionsOf(`<p>${line}</p>${list('Rye each day')}`)).toEqual({});
    },
  );
});

it('a fact behind its label heads no facts of other kinds', () => {
  const facts = ['Experience : 2-4 Years', 'No. of Positions : 3', 'Skills : Ovens, mills and dough', 'Shift : Night'];
  expect(readTextSections(facts.join('\n'))).toEqual({ requirements: ['Ovens, mills and dough'] });
  expect(readTextSections('Experience:\nTwo years: at night\nA licence')).toEqual({
    requirements: ['Two years: at night', 'A licence'],
  });
});

describe('what merely speaks of requirements or benefits heads none', () => {
  it.each([
    ['a start', 'Full time, permanent, required January 2027'],
    ['tasks as often as benefits', 'Was dich erwartet'],
    ['files', 'Job Description & Person Specification'],
    ['pay', '月給21万円～28万円（経験・能力により優遇）'],
    ['the offer itself', '社会保険完備、通勤手当、退職金制度'],
  ])('%s: "%s"', (_what, line) => {
    expect(readTextSections(`${line}\nClosing date: 7 May`)).toEqual({});
  });

  it.each(['Required for this role', 'What is required from you', "What's required from candidates"])(
    'what says that something is required heads it: "%s"',
    (line) => {
      expect(readTextSections(`${line}\nTwo years at an oven`)).toEqual({ requirements: ['Two years at an oven'] });
    },
  );

  it('a link to a file is no heading, and no item', () => {
    const links = '<a href="/jd.pdf">Person specification</a><br><a href="/form.docx">Application form</a>';
    expect(sectionsOf(`<p>Baker, full time</p><div>${links}</div><p>Closing date: 7 May</p>`)).toEqual({});
    expect(sectionsOf(`<h3>Person specification</h3>${list('A licence')}`)).toEqual({ requirements: ['A licence'] });
    const asked = '<h3>Requirements</h3><p><a href="/ovens.pdf">Certificate in oven safety</a></p>';
    expect(sectionsOf(asked)).toEqual({ requirements: ['Certificate in oven safety'] });
    const said = `<h3>Requirements</h3><p>A licence, see the <a href="/jd.pdf">job description</a></p>`;
    expect(sectionsOf(said)).toEqual({ requirements: ['A licence, see the job description'] });
  });
});

it('in front of the first mark stands what is asked as well, but for a sentence', () => {
  expect(readTextSections('Requirements: 2 years of experience\n• Driving licence\n• Team spirit')).toEqual({
    requirements: ['2 years of experience', 'Driving licence', 'Team spirit'],
  });
  expect(readTextSections('Anforderungen: Wir suchen Menschen mit Erfahrung.\n• Führerschein')).toEqual({
    requirements: ['Führerschein'],
  });
});

describe('a numbered list that begins behind the colon of its heading', () => {
  it.each([
    ['任职要求：1、大专以上学历\n2、会烤面包。', ['大专以上学历', '会烤面包。']],
    ['Requirements: 1. A licence\n2. Two years at an oven', ['A licence', 'Two years at an oven']],
    ['Requirements: 12. grade at school', ['12. grade at school']],
    ['Anforderungen: 1. Staatsexamen, Approbation', ['1. Staatsexamen, Approbation']],
    ['応募資格：1. 普通自動車免許 2. 製パン経験', ['普通自動車免許', '製パン経験']],
  ])('"%s"', (text, requirements) => {
    expect(readTextSections(text)).toEqual({ requirements });
  });

  it('is none of another part', () => {
    expect(readTextSections('Your tasks: 1. Experience our oven\n2. Bake')).toEqual({});
  });
});

it('of an item in Chinese the first of two demands is required, the wish alone is none', () => {
  expect(readTextSections('任职要求\n• 本科以上，会英语者优先\n• 会法语者优先')).toEqual({
    requirements: ['本科以上，会英语者优先'],
    nice_to_have: ['会法语者优先'],
  });
});

it('two lists without headings, each below a sentence that leads to it, are two', () => {
  const asked =
    '<p>In our mill we are glad of somebody who has all of this:</p>' + list('A licence', 'Experience in a mill');
  const done =
    '<p>And from your first day on you care for all of these:</p>' + list('Bake bread', 'Sell it', 'Clean ovens');
  expect(sectionsOf(asked + done)).toEqual({ requirements: ['A licence', 'Experience in a mill'] });
});

it.each(['Send your CV to anna@mill.example by 3 May 2027.', 'Call Anna Berg: +44 20 7946 0000'])(
  'ends what is given with the line that names whom to write to: %s',
  (line) => {
    expect(readTextSections(`We offer: good pay and free bread.\n${line}`)).toEqual({
      benefits: ['good pay and free bread.'],
    });
  },
);

it.each(['Pension and a canteen. Ask anna@mill.example about it.', 'Bread for +10 000 000 guests'])(
  'goes on behind what names somebody by the way: %s',
  (line) => {
    expect(readTextSections(`What we offer\n${line}\nFree fruit on Fridays`).benefits).toContain(
      'Free fruit on Fridays',
    );
  },
);

it('takes pay alone for nothing that is asked', () => {
  expect(readTextSections('5+ years experience\n£2,500 - £3,200 monthly\nA driving licence')).toEqual({
    requirements: ['A driving licence'],
  });
});

it.each([
  '© 2009-2027 Mill & Sons, 12 Mill Street, Leeds, all of whose ovens are heated with wood, tel. 020 7946 0123',
  'info@mill.example',
  'Closing date: 1 May 2027',
  'Back',
  'Mill nursery TEL 06-6555-0191',
])('whom to ask and what ends a page is no point of a list: %s', (line) => {
  expect(sectionsOf(`<h3>Benefits</h3><p>Free bread</p><p>${line}</p>`).benefits).toEqual(['Free bread']);
});

it('a question behind what is given asks the reader; among what is asked it is a part of it', () => {
  const html = (head: string): string => `<h3>${head}</h3><p>Flexible hours</p><p>Can you rise early? :)</p>`;
  expect(sectionsOf(html('Benefits')).benefits).toEqual(['Flexible hours']);
  expect(sectionsOf(html('Requirements')).requirements).toContain('Can you rise early? :)');
});

it.each([
  ['We are looking for: a baker and a miller (m/f/d).', undefined],
  ['Wir suchen Verstärkung für die Backstube: Bäcker, Konditoren und Müller (m/w/d)', undefined],
  ['Voraussetzung: eine Ausbildung als Bäcker (m/w/d)', ['eine Ausbildung als Bäcker (m/w/d)']],
  ['Wir suchen: sorgfältige Menschen mit Freude am Brot', ['sorgfältige Menschen mit Freude am Brot']],
])('who is sought by a title is nothing that is asked: %s', (line, requirements) => {
  expect(readTextSections(line).requirements).toEqual(requirements);
});

describe('a list that is written as one heading', () => {
  const points = ["1. Bachelor's degree in milling", '2. A certificate is preferred', '3. Ability to rise early'];
  const read = (name: string, ...lines: string[]): ReturnType<typeof readSections> =>
    sectionsOf(`<${name}>${lines.join('<br>')}</${name}>`);

  it.each(['h3', 'h6'])('has points, and no headings: %s', (name) => {
    expect(read(name, 'Requirements:', ...points, '', 'Send your CV to us.')).toEqual({
      requirements: ["Bachelor's degree in milling", 'Ability to rise early'],
      nice_to_have: ['A certificate is preferred'],
    });
  });

  it('one line with a number below another heads its part', () => {
    expect(sectionsOf(`<h3>The mill<br>1. Requirements</h3>${list('You bake')}`)).toEqual({
      requirements: ['You bake'],
    });
  });
});

describe('a list without a heading that ends in a list of wishes', () => {
  const wishes = '<li>It would be a plus to know:<ul><li>Rye</li><li>Oats</li></ul></li>';

  it('asks for what stands ahead of it', () => {
    expect(sectionsOf(`<ol><li>A degree in milling or two years of experience</li>${wishes}</ol>`)).toEqual({
      requirements: ['A degree in milling or two years of experience'],
      nice_to_have: ['Rye', 'Oats'],
    });
  });

  it('does not ask for what is none', () => {
    expect(sectionsOf(`<ol><li>Bread from the oven</li>${wishes}</ol>`)).toEqual({ nice_to_have: ['Rye', 'Oats'] });
  });
});

describe('what a tab opens', () => {
  const tabs = (panel: string): string =>
    ['Mission', 'Profil', 'Avantages']
      .map((name, at) => `<button role="tab" aria-controls="p${String(at)}">${name}</button>`)
      .join('') +
    ['Faire le pain', 'Un permis', 'Le pain du jour']
      .map((text, at) => `<div role="tabpanel" id="p${String(at)}" ${panel}>${list(text)}</div>`)
      .join('');

  it.each(['', 'hidden', 'style="display: none"'])('belongs to its label, shown or not: %s', (panel) => {
    expect(sectionsOf(tabs(panel))).toEqual({ requirements: ['Un permis'], benefits: ['Le pain du jour'] });
  });

  it('is told from what else is hidden', () => {
    expect(sectionsOf(`<div hidden><h3>Profil</h3>${list('Un permis')}</div>`)).toEqual({});
  });
});

it.each([
  ['工作地点', '深圳南山', '五险一金'],
  ['Địa điểm làm việc', 'Quận 1', 'Đóng BHXH đầy đủ'],
  ['Place of work', 'Leeds', 'Free bread'],
])('a labelled place among what is given is none of it: "%s: %s"', (label, place, benefit) => {
  expect(readTextSections(`Benefits:\n• ${benefit}\n• ${label}: ${place}\n• A bus to the mill`)).toEqual({
    benefits: [benefit, 'A bus to the mill'],
  });
});

it('a label of something else among what is given is one of the benefits', () => {
  expect(readTextSections('Benefits:\n• Free bread\n• Holidays: 30 days')).toEqual({
    benefits: ['Free bread', 'Holidays: 30 days'],
  });
});

it('items with numbers such as "01_" are a list', () => {
  expect(readTextSections('직원복지\n01_교육 지원\n02_대체휴무 제공')).toEqual({
    benefits: ['교육 지원', '대체휴무 제공'],
  });
});

it.each([
  ['Requirements', 'Experience at an oven', 'Join our team!'],
  ['Требования', 'Опыт работы у печи', 'Присоединяйся к нашей команде!'],
  ['Profil recherché', 'Expérience au four', 'Rejoignez-nous !'],
  ['Was du mitbringst', 'Erfahrung am Ofen', 'Werde Teil unserer Mühle!'],
])('below "%s" a call to join in is asked of nobody', (head, asked, call) => {
  const html = `<h3>${head}</h3><p>${asked}</p><p>${call}</p>`;
  expect(sectionsOf(html)).toEqual({ requirements: [asked] });
});

it('a place in a team may be given', () => {
  const given = 'Become part of a team that bakes!';
  expect(sectionsOf(`<h3>We offer</h3><p>Free bread</p><p>${given}</p>`)).toEqual({ benefits: ['Free bread', given] });
});

it.each(['Preferred Experience with rye', '(Preferred) Experience with rye', '[Desirable] Experience with rye'])(
  'an item says by the mark in front of it that it is a wish: %s',
  (wish) => {
    const asked = 'Preferred suppliers must be known';
    expect(sectionsOf(`<h3>Requirements</h3>${list('A trade certificate', wish, asked)}`)).toEqual({
      requirements: ['A trade certificate', asked],
      nice_to_have: [wish],
    });
  },
);

it('a value behind the colon of one of several points is no heading of the others', () => {
  const given = '社会保険完備、交通費：全額支給、昇給：年1回、賞与：年2回';
  expect(sectionsOf(`<dl><dt>待遇</dt><dd>${given}</dd></dl>`)).toEqual({ benefits: [given] });
});

describe('a line of pay', () => {
  it.each([
    ['Rémunération : 1900 € bruts/mois + tickets restaurant.', ['tickets restaurant']],
    ['Gehalt: 2.800 € brutto/Monat + Fahrtkostenzuschuss', ['Fahrtkostenzuschuss']],
    ['Salary: £28,000 per year + company pension + free bread', ['company pension']],
    ['Salario: 1.400 € brutos/mes + tickets restaurante', ['tickets restaurante']],
    ['Salary: £28,000 + 5%', undefined],
    ['Oven: £28,000 + company pension', undefined],
  ])('may say what is given beside it: %s', (line, given) => {
    expect(readTextSections(`You bake.\n${line}`)['benefits']).toEqual(given);
  });

  it('is nothing that is asked for', () => {
    const text = 'Profil :\n• Une première expérience\n• Rémunération : 1900 € bruts/mois + tickets restaurant';
    expect(readTextSections(text)).toEqual({
      requirements: ['Une première expérience'],
      benefits: ['tickets restaurant'],
    });
  });
});
