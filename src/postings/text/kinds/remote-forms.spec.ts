import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { saidBy } from '../../../../test/said-by.js';
import { readRemoteLabel, readRemotePlace, readRemoteText } from './remote.js';
import { ANYWHERE_PLACES } from '../words/remote/anywhere-words.js';
import { AT_HOME_SENTENCES } from '../words/remote/at-home-words.js';
import { HOME_WORDS, type HomeWordKind } from '../words/remote/home-words.js';

/** Ordinary sentences with what they say of where one works; nothing behind the bar where they say nothing. */
const FORMS: readonly string[] = [
  'A salaried post that requires daily attendance at our main office in Rye.|on-site',
  'The job requires attendance at our corporate office across from the mill.|on-site',
  'Work is performed in-person at the mill in Rye.|on-site',
  'Le travail s’effectue sur site à Lyon.|on-site',
  'Die Arbeit erfolgt vor Ort in der Mühle.|on-site',
  'Work is done in person or remotely, as you like.|',
  'The job does not require daily attendance at our office.|',
  'The job requires occasional attendance at our office.|',
  'El puesto no requiere presencia diaria en la oficina.|',
  'Die Stelle erfordert Ihre tägliche Anwesenheit im Werk.|on-site',
  'We are not looking for agencies. We welcome remote employees.|',
  'Vi erbjuder en hybrid arbetsmodell med upplärning på bageriet.|hybrid',
  'Bageriet ligger i Ystad, med flexibilitet att arbeta på distans.|hybrid',
  'Vi bygger en hybrid ugn.|',
  'Mulighed for 2 hjemmearbejdsdage om ugen.|hybrid',
  'Du bekommst 14 Homeoffice-Tage im Jahr.|',
  'You can work on-site or remotely.|',
  'All over Kerala (Onsite, Hybrid, Remote)|',
  'Kerala (Onsite), four days a week|on-site',
  'Smart working 2 gg a settimana|hybrid',
  'Je werkt 2 dagen per week op kantoor.|hybrid',
  'Je werkt 5 dagen per week op kantoor.|',
  'Du är två dagar i veckan på kontoret.|hybrid',
  'This is an on-site role; remote work or home office is not possible.|on-site',
  'This is an on-site role in Leeds or Bradford.|on-site',
  'On-site role. Working from home is possible on two days a week.|on-site',
  'Удалённая работа, в будущем возможна работа в офисе.|',
  'Работа в офисе или удаленно.|',
  'Работа в офисе на Ленина или на Мира.|on-site',
  'Praca stacjonarna lub zdalna – do wyboru.|',
  'Lavoro in sede o da remoto.|',
  'Trabajo remoto, con posibilidad de trabajo presencial.|',
  'Salary by experience. Hybrid, three days in the Portland office.|hybrid',
  'This role typically works in-office, but goes to our mills, too.|on-site',
  'This is a hybrid role with three days in the office.|hybrid',
  'You will work from our London office two days a week and from home the rest.|hybrid',
  'We are a remote-first company.|remote',
  'This position is fully remote within the EU.|remote',
  'You will be based on site in our factory.|on-site',
  'Travel to remote areas of the country is part of the job.|',
  'You repair remote controls and hybrid cars.|',
  'The role supports remote sites by telephone.|',
  'Bis zu 3 Tage Homeoffice pro Woche.|hybrid',
  'Du arbeitest zu 100 % remote.|remote',
  'Hybrides Arbeiten: zwei Tage pro Woche im Büro.|hybrid',
  'Die Arbeit ist ausschließlich vor Ort in unserer Werkstatt.|on-site',
  'Homeoffice ist leider nicht möglich.|',
  'Rad od kuće nije moguć.|',
  'Praca zdalna nie jest możliwa.|',
  'Delo od doma ni mogoče.|',
  'Nuotolinis darbas negalimas.|',
  'Attālināts darbs nav iespējams.|',
  'Munca de acasă nu este posibilă.|',
  'Không thể làm việc từ xa.|',
  '不支持远程办公。|',
  'Lucrezi în întregime de acasă.|remote',
  'Работите целосно од дома.|remote',
  'Bekerja sepenuhnya dari rumah.|remote',
  'Làm việc hoàn toàn tại nhà.|remote',
  'Þú vinnur alfarið heiman frá.|remote',
  'Puedes teletrabajar dos días a la semana.|hybrid',
  'Voit tehdä etätöitä kaksi päivää viikossa.|hybrid',
  'Kaks päeva nädalas võid töötada kodust.|hybrid',
  'ניתן לעבוד מהבית יומיים בשבוע.|hybrid',
  'يمكنك العمل من المنزل يومين في الأسبوع.|hybrid',
  '每周可以居家办公两天。|hybrid',
  'კვირაში ორი დღე შეგიძლიათ სახლიდან მუშაობა.|hybrid',
  '2 jours de télétravail par semaine.|hybrid',
  'Poste en 100 % télétravail.|remote',
  'Télétravail possible 2 jours par semaine.|hybrid',
  'Modelo híbrido: 3 días en oficina y 2 en casa.|hybrid',
  'Trabajo 100% remoto desde España.|remote',
  'Trabajo presencial en nuestras oficinas.|on-site',
  'Modelo de trabalho híbrido.|hybrid',
  'Trabalho 100% remoto.|remote',
  'Trabalho presencial em Lisboa.|on-site',
  'Smart working 2 giorni a settimana.|hybrid',
  'Lavoro in presenza presso la sede di Parma.|on-site',
  'Modalità di lavoro ibrida.|hybrid',
  'Lavoro orientato al remoto, alternando spesso giornate in ufficio al lavoro da casa.|hybrid',
  'Alternano giorni di forno e giorni di mulino.|',
  'Vous travaillez en alternant présentiel et télétravail.|hybrid',
  'Formation en alternance, bureau et fournil.|',
  'Trabajarás alternando oficina y teletrabajo.|hybrid',
  'Eén dag per week thuiswerken.|hybrid',
  'Een prettige werkplek in ons kantoor, maar thuis werken kan ook altijd.|hybrid',
  'Thuiswerken kan helaas niet.|',
  'Le télétravail est également possible.|hybrid',
  'È possibile lavorare anche da casa.|hybrid',
  'This role is based on-site in Leeds.|on-site',
  'Ein Tag pro Woche Homeoffice ist bei uns üblich.|hybrid',
  'Vi tilbyder én dag om ugen med hjemmearbejde.|hybrid',
  'Jeden dzień w tygodniu pracy zdalnej.|hybrid',
  'One day, the remote control of our cranes will be built by you.|',
  'Program hibrid: trei zile la birou, două acasă.|hybrid',
  'Estágio em regime híbrido, com três dias no escritório.|hybrid',
  'Práce v hybridním režimu.|hybrid',
  'Υβριδικό μοντέλο εργασίας.|hybrid',
  'Je werkt hybride: twee dagen thuis en drie op kantoor.|hybrid',
  'Twee dagen per week thuiswerken.|hybrid',
  'Model pracy hybrydowej: 2 dni w biurze.|hybrid',
  'Praca w 100% zdalna.|remote',
  'Możliwość pracy zdalnej 2 dni w tygodniu.|hybrid',
  'Praca stacjonarna w naszym biurze.|on-site',
  'Möjlighet att arbeta hemifrån två dagar i veckan.|hybrid',
  'Vi arbetar hybrid.|hybrid',
  'Mulighed for hjemmearbejde to dage om ugen.|hybrid',
  'Mulighet for hjemmekontor to dager i uken.|hybrid',
  'Mahdollisuus etätyöhön kaksi päivää viikossa.|hybrid',
  'Home office 2 dny v týdnu.|hybrid',
  'Heti 2 nap home office.|hybrid',
  'Работа полностью удалённая.|remote',
  'Гибридный формат работы: 2 дня в офисе.|hybrid',
  'Haftada 2 gün evden çalışma.|hybrid',
  '週2日リモート勤務可|hybrid',
  '주 2회 재택근무 가능|hybrid',
  'You will be working remotely most of the time.|hybrid',
  'Ability to work remotely and on-site periodically.|hybrid',
  'Überwiegend Homeoffice.|hybrid',
  'Télétravail partiel.|hybrid',
  'Flexible Zeiten, teilweise mobiles Arbeiten und viel Raum für Ideen|hybrid',
  'Linz, anteilig mobiles Arbeiten nach Absprache|hybrid',
  'Kunden in teilweise mobilen Arbeitsgruppen|',
  'Teletrabajo parcial.|hybrid',
  'Praca częściowo zdalna.|hybrid',
  'Some of our customers sit at home most of the time.|',
  'Fully remote, mainly in European time zones.|remote',
  'You look after customers in partly remote areas.|',
  'Work remotely from anywhere.|remote',
  'Home office, ortsunabhängig und mit freier Zeiteinteilung.|remote',
  'Trabajo en remoto desde cualquier lugar.|remote',
  'Trabalho remoto a partir de qualquer lugar.|remote',
  'Lavoro da remoto, ovunque tu sia.|remote',
  'Praca zdalna z dowolnego miejsca.|remote',
  'Somos full remote desde el primer día.|remote',
  'Poste en full remote.|remote',
  'Remotely from anywhere for up to 30 days a year.|',
  'You have full remote access to our machines.|',
  'We build tools that allow people to work from anywhere.|',
  'Our customers work remotely from anywhere.|',
  'You install home office equipment two days a week.|',
  'Wir entwickeln Software für hybrides Arbeiten.|',
  'Nous vendons des solutions de télétravail 2 jours par semaine.|',
  'We visit customers. You work remotely from anywhere.|remote',
  'Work with clients in a fully remote role.|remote',
  'Serve clients remotely, 100% remote.|remote',
  'You help our customers and work remotely from home.|remote',
  'Du betreust unsere Kunden und arbeitest zu 100 % remote.|remote',
  'Vous conseillez nos clients et travaillez en full remote.|remote',
  'For our clients you work fully remote.|remote',
  'Our customers work remotely from anywhere. This role is fully remote.|remote',
  'We help clients and their teams work from anywhere.|',
  'Our customers meet and work remotely from anywhere.|',
  'We sell software for remote, hybrid and other work.|',
  'We build tools that help you work from anywhere.|',
  'Our home office policy: two days at home.|hybrid',
  'Homeofficemöglichkeit und flexible Zeiten.|hybrid',
  'Telearbeit ist nach Absprache an einem Tagen möglich.|hybrid',
  'Three days a week in the office.|hybrid',
  'In our office at least 2 days.|hybrid',
  'Two days a week on-site.|hybrid',
  'You spend your days in remote hamlets with those who need bread.|',
  'Long days in remote areas of the delta.|',
  'Dépannage sous 3 jours sur site chez le boulanger.|',
  'Das erste Gespräch ist gern von zu Hause möglich.|',
  'Atendemos a las familias en casa cuando es posible.|',
  'Entrevue à distance possible.|',
  'Option to have the first talk remotely.|',
  'Our ovens have the option of remote control.|',
  'Possibilité de suivre la formation à distance.|',
  '2 days of baking lessons in our office.|',
  'Stage de départ : 2 jours sur site.|',
  'De eerste 3 dagen op kantoor word je ingewerkt.|',
  'Lieferung vor Ort oder von zu Hause möglich.|',
  '3 jours de repos en plus, café au bureau.|',
  'Mogućnost rada od kuće dva dana tjedno.|hybrid',
  'Posibilitate de lucru de acasă 2 zile pe săptămână.|hybrid',
  'Τηλεργασία 2 ημέρες την εβδομάδα.|hybrid',
  'Kaugtöö 2 päeva nädalas.|hybrid',
  'Rad je u potpunosti na daljinu.|remote',
  'Работата е изцяло от вкъщи.|remote',
  'Posibilidad de teletrabajo al 100 %.|',
  'Le poste est entièrement en télétravail.|remote',
  'Etätyömahdollisuus sovittavissa.|hybrid',
  'Up to 3 days WFH.|hybrid',
  'Bez mogućnosti rada od kuće.|',
  "Non c'è possibilità di smart working.|",
  'Sin posibilidad de teletrabajo.|',
  'Neposkytujeme možnost home office.|',
  'Home office lehetőség nincs.|',
  'Möjlighet till distansarbete finns inte.|',
  'Nu există posibilitatea de lucru de acasă.|',
  'Няма възможност за работа от вкъщи.|',
  'Uzaktan çalışma imkanı yoktur.|',
  'Nav iespēja strādāt attālināti.|',
  'This Dynamics NAV role is fully remote.|remote',
  'Nėra galimybė dirbti iš namų.|',
  'Kaugtöö võimalus puudub.|',
  'Posibilidad de teletrabajo total.|',
  'Możliwość pracy zdalnej w pełni.|',
  "Full remote, possibilité de télétravail depuis l'étranger.|remote",
  'Plně na dálku, možnost práce z domova odkudkoliv.|remote',
  'Удалённая работа. Возможность работать удалённо из любой точки.|remote',
  'Teletrabajo no posible.|',
  'Distansarbete är tyvärr ej möjligt.|',
  'Práca z domu nie je možná.|',
  'Práce z domova bohužel možná není.|',
  'This role is for our bakery in Leeds; we are not accepting remote candidates.|on-site',
  'We are not looking for millers, vendors, or remote employees at this time.|on-site',
  'We cannot consider remote applicants.|on-site',
  'We are not only looking at remote candidates.|',
  'Hybrid role. We are not able to take remote candidates.|hybrid',
  'Three days a week in the office, two from home; we cannot take remote workers.|hybrid',
  'We do not pay remote employees less.|',
  'Wir nehmen keine Remote-Bewerbungen an.|on-site',
  'Nous ne retenons pas les candidatures à distance.|on-site',
  'No aceptamos candidatos en remoto.|on-site',
  'Não aceitamos candidatos remotos.|on-site',
  'Non accettiamo candidature da remoto.|on-site',
  'We nemen geen kandidaten op afstand aan.|on-site',
  'Lavoro da remoto da tutta Italia.|remote',
  'Home office deutschlandweit.|remote',
  'You work from home.|remote',
  'You work from home and in our office.|',
  'You work from home two days a week.|hybrid',
  'Du arbeitest im Homeoffice.|remote',
  'Du arbeitest im Homeoffice unserer Kunden.|',
  'Lavorerai da casa.|remote',
  'Našim strankam pomagamo, da delate od doma.|',
  'If you work from home.|',
  'Some of the work can be done from home.|hybrid',
  'Ein Teil der Arbeit kann von zu Hause erledigt werden.|hybrid',
  'Una parte del lavoro può essere svolta da casa.|hybrid',
  'Eens per week kun je vanuit huis werken.|hybrid',
  'Časť práce je možné robiť z domu.|hybrid',
  'Část práce lze vykonávat z domova.|hybrid',
  'Część zadań można wykonywać zdalnie.|hybrid',
  'Ein del av arbeidet kan utførast frå heimekontor.|hybrid',
  'Part de la feina es pot fer des de casa.|hybrid',
  'Частину роботи можна виконувати віддалено.|hybrid',
  'Þú getur unnið að heiman tvisvar í viku.|hybrid',
  'You work from home with regular visits to our office.|hybrid',
  'Im Büro oder von zu Hause, mit regelmäßigen Besuchen im Büro.|hybrid',
  'Mit regelmäßigen Besuchen im Büro unserer Kunden.|',
  'En télétravail, avec des passages réguliers au bureau.|hybrid',
  'Travaillez depuis chez vous.|remote',
  'Nos clients apprécient que vous travaillez depuis chez vous.|',
  'Part of the work is in remote areas.|',
  'You bake once a week. Remote work is possible.|',
  'Limpieza una vez por semana en casa de los clientes.|',
  'Part of the work, though not from home, is outdoors.|',
  'Ein helles Büro, aber auch die Möglichkeit, von Zuhause aus zu arbeiten.|hybrid',
  'Option, teilweise von zu Hause zu arbeiten|hybrid',
  'With the option to work from home.|hybrid',
  'Possibilité de travailler depuis chez vous|hybrid',
  'De mogelijkheid om vanuit huis te werken|hybrid',
  'Keine Möglichkeit, von zu Hause aus zu arbeiten.|',
  'Our app gives customers the option to work from home.|',
];

itHoldsForEvery('sentences that end there say that one works at home', AT_HOME_SENTENCES, (languages, sentences) => {
  for (const said of saidBy(sentences)) {
    const policyOf = (text: string): string | undefined => readRemoteText(text)?.policy;
    expect([said, languages, policyOf(`We mill flour. ${said}.`)]).toEqual([said, languages, 'remote']);
    expect(policyOf(`Rye ${said} bread.`)).toBeUndefined();
  }
});

it.each(FORMS.map((form) => form.split('|')))('"%s" says %s', (sentence = '', policy) => {
  expect(readRemoteText(`We mill flour. ${sentence}`)?.policy ?? '').toBe(policy);
});

it.each(['Delvis på distans', 'Tjänsten kan till viss del utföras på distans', 'Zum Teil im Homeoffice'])(
  '"%s" is said of a part of the work',
  (label) => {
    expect(readRemoteLabel(label)).toBe('hybrid');
  },
);

it.each(['Hybrid (3 Tage vor Ort, 2 Tage remote)', 'Hybrid: three days on-site, two days from home, remote'])(
  '"%s" says how many days of each way',
  (label) => {
    expect(readRemoteLabel(label)).toBe('hybrid');
    expect(readRemotePlace('Baker', label)?.policy).toBe('hybrid');
  },
);

it.each(['On-site, hybrid (2 days) or remote', 'Remote, on-site, hybrid'])(
  '"%s" names ways to choose from',
  (label) => {
    expect(readRemoteLabel(label)).toBeUndefined();
  },
);

itHoldsForEvery('as the place of a job stand alone for anywhere', ANYWHERE_PLACES, (language, words) => {
  for (const said of saidBy(words)) {
    expect([said, language, readRemotePlace('Baker', said)?.policy]).toEqual([said, language, 'remote']);
    expect(readRemotePlace('Baker', `Leeds, ${said}`)).toBeUndefined();
    expect(readRemotePlace(said, 'Leeds')).toBeUndefined();
  }
});

it.each(['Remote or on-site', 'Remote, mixed or onsite', 'Vor Ort oder Homeoffice', 'Presencial o en remoto'])(
  '"%s" leaves the choice',
  (label) => {
    expect(readRemoteLabel(label)).toBeUndefined();
    expect(readRemotePlace('Baker', label)).toBeUndefined();
  },
);

const AROUND: Partial<Record<HomeWordKind, (said: string, language: string) => string>> = {
  offered: (said, language) => (language === 'en' ? `Rye ${said} partly` : `Rye ${said} möglich`),
  few: (said, language) => (language === 'en' ? `Home office rye ${said} day` : `Home office rye ${said} Tage`),
  some: (said) => `Home office rye ${said}`,
  choice: (said) => `Rye ${said} of home office`,
  chosen: (said, language) => (language === 'en' ? `Rye option of ${said}` : `Möglichkeit zu ${said}`),
  office: (said, language) => (language === 'en' ? `2 days of rye ${said}` : `2 Tage Roggen ${said}`),
  officeAhead: (said) => `Rye ${said} 2 days`,
  someDays: (said) => `Rye ${said}`,
  part: (said) => `Rye ${said} remote`,
  possible: (said) => `Rye ${said}`,
};

itHoldsForEvery(
  'words say that one works at home at times',
  HOME_WORDS.filter(([kind]) => AROUND[kind] !== undefined),
  (kind, language, words) => {
    for (const said of saidBy(words)) {
      expect([said, readRemoteText(AROUND[kind]?.(said, language) ?? '')?.policy]).toEqual([said, 'hybrid']);
      if (kind !== 'chosen')
        expect([said, readRemoteText(AROUND[kind]?.(`x${said}`, language) ?? '')]).toEqual([said, undefined]);
    }
  },
);

itHoldsForEvery(
  'words say that one works where the company is',
  HOME_WORDS.filter(([kind]) => kind === 'on-site'),
  (_kind, _language, words) => {
    for (const said of saidBy(words)) expect([said, readRemoteText(`Rye ${said}`)?.policy]).toEqual([said, 'on-site']);
  },
);
