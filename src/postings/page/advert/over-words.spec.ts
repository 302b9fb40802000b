import { expect, it } from '@jest/globals';
import { itHoldsForEvery } from '../../../../test/every-row.js';
import { APPLICATIONS_CLOSED } from '../../text/words/days/applications-closed-words.js';
import { OVER_WORDS, NOT_SOUGHT } from '../../text/words/state/over-words.js';
import { TAKEN_WORDS } from '../../text/words/state/taken-words.js';
import { overWords, overWordsIn } from './over-words.js';

it.each([
  ['This job is no longer available.', 'This job is no longer available'],
  [
    '<h1>Sorry!</h1> The position you are looking for has been filled',
    'The position you are looking for has been filled',
  ],
  ['<p>This search is now closed.</p>', 'This search is now closed'],
  ['<p>We are <b>no longer accepting applications</b> here</p>', 'no longer accepting applications'],
  ['We are no longer accepting applicants for this role', 'no longer accepting applicants'],
  ['Diese Stelle ist leider nicht mehr verfügbar', 'Diese Stelle ist leider nicht mehr verfügbar'],
  ['Die Stellenanzeige wurde bereits besetzt', 'Die Stellenanzeige wurde bereits besetzt'],
  ['Cette offre n’est plus disponible', 'Cette offre n’est plus disponible'],
  ['Esta oferta ya no está disponible', 'Esta oferta ya no está disponible'],
  ['Deze vacature is helaas niet meer beschikbaar', 'Deze vacature is helaas niet meer beschikbaar'],
  ['Esta vacante ya está cubierta.', 'Esta vacante ya está cubierta'],
  ['La posizione è stata coperta.', 'La posizione è stata coperta'],
  ['To stanowisko jest już obsadzone', 'To stanowisko jest już obsadzone'],
  ['Tato pozice je již obsazena', 'Tato pozice je již obsazena'],
  ['A pozíciót már betöltöttük', 'A pozíciót már betöltöttük'],
  ['Această poziție a fost ocupată', 'Această poziție a fost ocupată'],
  ['Bu ilan artık yayında değil', 'Bu ilan artık yayında değil'],
  ['Вакансия закрыта', 'Вакансия закрыта'],
  ['この職種の募集は終了しました', '募集は終了しました'],
  ['该职位已关闭', '该职位已关闭'],
  ['채용이 마감되었습니다', '채용이 마감되었습니다'],
  ['Ta oferta pracy jest już nieaktualna', 'Ta oferta pracy jest już nieaktualna'],
  ['<h2>Baker</h2><p>Applications are now closed</p>', 'Applications are now closed'],
  ['<h2>Baker</h2><p>This application is now closed.</p>', 'This application is now closed'],
  ['<h2>Bäcker</h2><b>Bewerbungsfrist abgelaufen</b>', 'Bewerbungsfrist abgelaufen'],
  ['<h2>Baker</h2><div><strong>Deadline passed</strong><p>Bread every night.</p></div>', 'Deadline passed'],
  ['Sorry, applications for this role are closed.', 'applications for this role are closed'],
  ['<p>Bake with us.</p><p>Helaas, de sollicitatietermijn is verstreken.</p>', 'de sollicitatietermijn is verstreken'],
])('reads from %j that the posting is over', (html, words) => {
  expect(overWords(html)).toBe(words);
});

it.each([
  '<h1>Baker</h1><p>You bake until the position is filled.</p>',
  '<p>Applications close on 1 May. We have closed loops.</p>',
  '<script>const text = "This job is no longer available";</script><h1>Clerk</h1>',
  '<p>Diese Stelle ist ab sofort zu besetzen.</p>',
  '<p>Bewerbungen bis die Stelle besetzt ist.</p>',
  '<p>We answer once the role has been filled.</p>',
  '<p>We are not looking for agencies for this role.</p>',
  '<p>Für diese Stelle gibt es derzeit keine Dienstreisen.</p>',
  '<p>For this role there are no openings abroad.</p>',
  '<p>Cette offre est à pourvoir.</p>',
  '<p>Αν η θέση έχει καλυφθεί, θα σας γράψουμε.</p>',
  '<p>Όταν όμως η θέση έχει καλυφθεί, η αγγελία φεύγει.</p>',
  '<p>Ak táto pozícia je už obsadená, napíšeme vám.</p>',
  '<p>Keď už táto ponuka je obsadená, zmizne.</p>',
  '<p>Kad oglas je istekao, brišemo ga.</p>',
  '<p>Once all applications are closed we will write to you.</p>',
  '<p>Sobald die Bewerbungsfrist abgelaufen ist, melden wir uns.</p>',
  '<p>Lorsque les candidatures sont closes, nous vous répondons.</p>',
  '<p>Cuando el plazo de inscripción ha finalizado, llamamos.</p>',
  '<p>Når ansøgningsfristen er udløbet, holder vi samtaler.</p>',
  '<p>Başvuru süresi dolduktan sonra sizi ararız.</p>',
  '<p>Ako ovaj natječaj je zatvoren, javite se pekari.</p>',
  '<p>We will tell you whether your application has passed the first round.</p>',
  '<p>Applications have passed a thousand this year.</p>',
  '<p>Even though the deadline has passed, we read every letter.</p>',
  '<p>Our bakers’ internship applications are now closed.</p>',
  '<p>Applications are closed on 30 June.</p>',
  '<p>Applications closed? Write to us for the next round.</p>',
  '<p>Deadline passed to the bakehouse by hand.</p>',
  '<p>Plazo de inscripción finalizado el curso anterior.</p>',
  '<p>Schriftliche Bewerbungen werden nicht mehr angenommen.</p>',
  '<p>Nadat de sollicitatietermijn is verstreken bellen wij.</p>',
  '<p>Solliciteren is niet meer mogelijk per post.</p>',
  '<p>Si la date limite de candidature est dépassée, écrivez-nous.</p>',
  '<p>Miután a jelentkezési határidő már lejárt, telefonálunk.</p>',
  '<p>Så snart ansökningstiden har gått ut hör vi av oss.</p>',
  '<p>Non appena la selezione è conclusa vi scriviamo.</p>',
  '<p>Po tom, co výběrové řízení bylo ukončeno, zavoláme.</p>',
  '<p>Jika lowongan ini sudah ditutup, lihat yang lain.</p>',
  '<p>إذا انتهت مهلة التقديم سنتصل بك</p>',
  '<p>如果报名已截止，请来信</p>',
  '<p>We are not looking for this role to be remote.</p>',
  '<p>We are not recruiting for this role via agencies.</p>',
  '<p>Für diese Position suchen wir aktuell niemanden ohne Erfahrung.</p>',
  '<p>Nous ne recrutons pas pour ce poste en alternance.</p>',
  '<p>No buscamos candidatos para este puesto sin experiencia.</p>',
  '<p>На эту вакансию не принимаем студентов.</p>',
  '<p>Na tuto pozici nepřijímáme brigádníky.</p>',
  '<p>Emme hae tähän tehtävään harjoittelijaa.</p>',
])('finds nothing of the kind in %j', (html) => {
  expect(overWords(html)).toBeUndefined();
});

it.each([
  '<h2>We are not actively hiring for this role</h2><p>Send us a CV.</p>',
  '<p>We are not hiring for this role at the moment, but write to us.</p>',
  '<p>Na tuto pozici nikoho nehledáme</p><p>Brigádníky ano.</p>',
])('%s: nobody is sought', (html) => {
  expect(overWords(html)).toBeDefined();
});

const ALL = [...OVER_WORDS, ...NOT_SOUGHT, ...TAKEN_WORDS, ...APPLICATIONS_CLOSED];

itHoldsForEvery('a pattern reads its text, and no other does', ALL, (_language, pattern, text) => {
  expect(overWords(`<p>${text}.</p>`)).toBe(text);
  expect(ALL.filter(([, other]) => new RegExp(other, 'iu').test(text)).map(([, other]) => other)).toEqual([pattern]);
});

it.each([
  ['Vi har to elever. Begge pladser er besat til august 2027.', 'Begge pladser er besat til august 2027'],
  ['Beide Plätze sind bereits vergeben bis Herbst 2027.', 'Beide Plätze sind bereits vergeben bis Herbst 2027'],
  ['Both apprenticeships have been filled for 2027.', 'Both apprenticeships have been filled for 2027'],
  ['Les deux places sont pourvues pour la rentrée 2027.', 'Les deux places sont pourvues pour la rentrée 2027'],
  ['Ambas plazas están cubiertas hasta 2027.', 'Ambas plazas están cubiertas hasta 2027'],
])('both places are taken: %s', (text, words) => {
  expect(overWords(`<p>${text}</p>`)).toBe(words);
});

it.each([
  'Begge pladser er besat til august 2027. Søg om en plads til august 2028.',
  'Both places have been filled for 2026. Apply now for 2027.',
  'All positions are filled on a rolling basis.',
  'All places for 2026 have been filled. Apply now for 2027.',
  'Les places de parking sont prises en charge.',
  'Les places de crèche sont attribuées selon le dossier.',
  'Las plazas de aparcamiento están cubiertas por la empresa.',
  'I posti di lavoro sono coperti da assicurazione.',
  'Die Stellen sind besetzt mit Menschen wie du und ich.',
])('places that are not said to be taken: %s', (text) => {
  expect(overWordsIn(text)).toBeUndefined();
});

it('places that are taken for one year leave those of another one', () => {
  const text = 'Alle Stellen sind besetzt für 2026, ab 2027 gibt es neue.';
  expect(overWords(`<p>${text}</p>`)).toBeUndefined();
});
