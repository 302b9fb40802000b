import { NO_TEAMS, NO_TRADES, TRADES_OF_TECHS } from './role-condition-words.js';
import type { LanguageWords } from '../pattern-parts.js';

/**
 * Words for roles that a list of whole words and endings (`role-words.json`) cannot hold, because of what has to stand
 * before or behind them: patterns of folded titles by language. `job-titles.spec.ts` reads titles with them.
 */
export const ROLE_PATTERNS: readonly LanguageWords[] = [
  [
    'en',
    String.raw`\b(?:engineer|developer|programmer|manager|director|head of|lead\b|leader|team ?lead|architect|analyst|scientist|researcher|designer|consultant|specialist|technician|technologist|coordinator|administrator|assistant|associate|executive|officer|representative|advisor|adviser|agent|operator|supervisor|superintendent|foreman|worker|laborer|labourer|driver|mechanic|electrician|welder|machinist|fitter|plumber|carpenter|mason|pipelayer|cleaner|cook|chef|waiter|barista|nurse|doctor|physician|pharmacist|therapist|paramedic|caregiver|teacher|tutor|instructor|trainer|coach|writer|editor|copywriter|journalist|photographer|accountant|bookkeeper|auditor|controller|buyer|planner|recruiter|generalist|strategist|marketer|salesperson|seller|trader|broker|banker|lawyer|attorney|counsel|paralegal|secretary|receptionist|clerk|intern\b|interns\b|internship|trainee|apprentice|fellow\b|professor|lecturer|postdoc|surveyor|inspector|tester|qa\b|devops|sre\b|full-?stack|front-?end|back-?end|principal|founding|staff|producer|animator|artist|model|pilot|captain|guard|handler|picker|packer|loader|courier|merchandiser|helpdesk|owner|expert|chief|president|ambassador|evangelist|custodian|gardener|baker|butcher|tailor|hairdresser|beautician|dispatcher|estimator|scheduler|draftsman|drafter|modeler|moderator|translator|interpreter|librarian|curator|ranger|veterinarian|midwife|dentist|optician|psychologist|counselor|counsellor|social worker|sales solutions)s?\b`,
  ],
  // "Head HR", "Head – Production", as India writes it.
  [
    'en',
    String.raw`^(?:(?:global|group|regional|country|deputy|associate|zonal|plant) )?head(?:\s?[-–—,:])? (?:hr|human resources|sales|marketing|finance|production|operations|it|legal|procurement|purchase|quality|r&d|engineering|technology|product|business development|supply chain|logistics|compliance|design|growth|people|talent|accounts|risk|audit|projects|strategy|security|data|analytics|customer success|commercial|administration)(?!\p{L})(?! (?:up|off|out|back|for|cent(?:re|er)s?)(?!\p{L}))`,
  ],
  // Said of a job only at the end of a title: "IT Support", but "Support functions".
  ['en', String.raw`^(?:\S+ ){0,3}(?:support|operations|partner|students?)(?=$|\s?[,(|/–—-])`],
  // Hands and persons of all trades are such only there, too: "Fence Hand", but "Second hand".
  ['en', String.raw`^(?:\S+ ){0,3}(?!${NO_TRADES})\S+ (?:persons?|hands?)(?=$|\s?[,(|/–—-])`],
  // "Bakery Team Member", "Kitchen crew members", but "Our team member".
  ['en', String.raw`^(?:\S+ ){0,3}(?!${NO_TEAMS})\S+ (?:team member|crew members?)(?=$|\s?[,(|/–—-])`],
  // Whatever else stands before "Tech" may be a company's name.
  ['en', String.raw`(?:^|\s)(?:${TRADES_OF_TECHS}) techs?(?=$|\s?[,(|/–—-])`],
  [
    'de',
    String.raw`(?:entwickler|ingenieur|techniker|mechaniker|elektroniker|elektriker|monteur|installateur|fahrer|zusteller|verkaufer|berater|leiter|meister|sachbearbeiter|mitarbeiter|kaufmann|kauffrau|kaufleute|buchhalter|assistent|assistenz|pfleger|pflegekraft|fachkraft|schwester|arzt|arztin|erzieher|lehrer|koch|kochin|kellner|reinigungskraft|lagerist|handwerker|maurer|tischler|schreiner|maler|dachdecker|zimmerer|bauleiter|polier|planer|zeichner|systemplaner|architekt|konstrukteur|referent|spezialist|experte|administrator|informatiker|programmierer|gestalter|redakteur|werkstudent|praktikant|praktikum|auszubildende\w{0,20}|azubi|ausbildung (?:zum|zur|als)|trainee|quereinsteiger|aushilfe|helfer|disponent|kontrolleur|prufer|schlosser|schweisser|bediener|fuhrer|hausmeister|sekretar|steward|einlader|entlader|friseur|therapeut|sozialarbeiter|padagoge|fachmann|fachfrau|angestellte|hilfskraft|hilfskrafte|stationsleitung|leitung|betreuer|makler|detektiv)(?:in|innen|e|en|s|n)?\b`,
  ],
  [
    'fr',
    String.raw`\b(?:ingenieure?|developpeu(?:r|se)|technicien(?:ne)?|chef(?:fe)? d|responsable|directeur|directrice|conducteur|conductrice|chauffeur|macon|ouvrier|ouvriere|canalisateur|geometre|topographe|charge(?:e)? d|consultant(?:e)?|comptable|assistant(?:e)?|vendeu(?:r|se)|commercial(?:e)?|stagiaire|alternant|apprenti|infirmier|medecin|serveu(?:r|se)|cuisinier|electricien|plombier|mecanicien|soudeur|graphiste|redacteur|gestionnaire|juriste|acheteur|architecte|animateur|educateur|agent d|employee? (?:d|polyvalent|administrati|commercial))`,
  ],
  // An internship in something
  ['fr', String.raw`^(?:stage|alternance|apprentissage) (?!(?:et|ou|e|o|of|en|and)\b)\p{L}{4}`],
  [
    'es pt it',
    String.raw`\b(?:ingenier[oa]|desarrollador(?:a)?|programador(?:a)?|tecnic[oa]|gerente|gestor(?:a)?|director(?:a)?|jefe|encargad[oa]|responsable|vendedor(?:a)?|comercial|asesor(?:a)?|agente|conductor(?:a)?|operari[oa]|auxiliar|administrativ[oa]|contable|contador|analista|consultor(?:a)?|disenador|practicante|becari[oa]|camarer[oa]|cociner[oa]|enfermer[oa]|medico|preventa|engenheir[oa]|desenvolvedor(?:a)?|coordenador(?:a)?|estagiari[oa]|assistente|vendedor|ingegnere|sviluppatore|sviluppatrice|programmatore|tecnico|responsabile|addett[oa]|impiegat[oa]|operai[oa]|magazziniere|commesso|contabile|consulente|progettista|tirocinante|stagista|autista|cameriere|cuoco|infermiere)\b`,
  ],
  [
    'nl',
    String.raw`(?:ontwikkelaar|medewerker|adviseur|monteur|chauffeur|verkoper|ingenieur|begeleider|verpleegkundige|schoonmaker|boekhouder|bestrijder|stagiair|leidinggevende|planner|engineer)s?\b`,
  ],
  [
    'sv da no fi',
    String.raw`(?:utvikler|utvecklare|udvikler|softwareudvikler|konsulent|konsult|radgiver|medarbeider|medarbejder|medarbetare|saljare|selger|saelger|ingenior|ingenjor|tekniker|montor|leder|ledare|chef|larer|larare|sjukskoterska|sykepleier|sygeplejerske|elektriker|snickare|tomrer|kock|forare|sjafor|assistent|praktikant|laerling|kehittaja|insinoori|asiantuntija|paallikko|myyja|hoitaja|harjoittelija|suunnittelija)(?:en|n|r|e)?\b`,
  ],
  [
    'pl cs',
    String.raw`\b(?:programist[ak]a?|inzynier|specjalist[ak]a?|kierownik|asystent(?:ka)?|mechanik|elektryk|elektromonter|automatyk|robotyk|projektant(?:ka)?|konstruktor|operator|magazynier|kierowca|sprzedawca|doradca|ksiegow[ay]|monter|spawacz|analityk|koordynator|praktykant|stazysta|vyvojar|programator|ucetni|skladnik|ridic|operator|delnik|prodavac|konzultant|svarec|zamecnik|obsluha|pracovnik|asistent(?:ka)?|vedouci|manazer)\b`,
  ],
];
