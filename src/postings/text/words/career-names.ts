import type { LanguageWords } from './pattern-parts.js';

/**
 * What a link to openings, or the heading above them, says as all that it says, while the same words within others are
 * about anything else: "Mitarbeit", and "ehrenamtliche Mitarbeit". The names of one advert (`ADVERT_NAMES`) are such
 * names, too. `career-names.spec.ts` reads each.
 */
export const CAREER_NAMES: readonly LanguageWords[] = [
  [
    'en',
    'drive for us|drive with us|teach with us|teach for us|drivers wanted|driver wanted|staff wanted|vacant posts',
  ],
  ['en', 'driver recruitment|driving opportunities|working with us'],
  ['de', 'mitarbeit|mitarbeit bei uns|mitarbeiten|mitarbeitende gesucht|personal gesucht|arbeitsangebote'],
  ['de', 'stelleninserat|stelleninserate|freie lehrstellen|offene lehrstellen'],
  ['fr', "travaillez avec nous|travailler avec nous|rejoignez l'équipe|poste vacant|postes vacants|annonces d'emploi"],
  ['es', 'se busca personal|selección de personal|convocatorias laborales|convocatorias de personal'],
  ['es gl', 'oferta pública de empleo|ofertas públicas de empleo|oferta pública de emprego'],
  ['pt', 'processo seletivo|processos seletivos|oferta de trabalho|ofertas de trabalho|seleção de pessoal'],
  ['it', 'selezione del personale|selezioni del personale|bandi di concorso|concorsi pubblici|avvisi di selezione'],
  [
    'ca',
    "convocatòries de personal|selecció de personal|oferta de treball|oferta pública d'ocupació|oferta d'ocupació pública",
  ],
  ['nl', 'kom bij ons werken|personeel gezocht|medewerkers gezocht'],
  ['sv', 'jobba här|personal sökes'],
  ['da no', 'bliv kollega|bli kollega|stilling ledig|ledige stilling'],
  ['fi', 'työ meillä|tule töihin'],
  ['is', 'auglýst störf|starfatorg|starf í boði'],
  ['pl', 'wakat|nabór pracowników|nabór na stanowiska|nabory na stanowiska'],
  ['cs', 'výběrová řízení|pracovní místa|pracovní místo|pracovní příležitost|přijmeme'],
  ['sk', 'výberové konania|pracovné miesta|pracovné miesto|pracovné príležitosti|prijmeme'],
  ['hu', 'munka|munkalehetőség|munkalehetőségek|szabad állás|álláspályázatok'],
  ['ro', 'concursuri posturi|concursuri de angajare|oferte de muncă|oferte de angajare'],
  ['hr', 'natječaj|javni natječaji|natječaji za posao|otvoreni natječaji'],
  ['sr', 'konkursi|конкурси|javni konkursi|јавни конкурси'],
  ['sl', 'razpis delovnih mest|razpisi delovnih mest|prosta mesta'],
  ['mk bg', 'конкурси|огласи|свободна длъжност|свободни длъжности'],
  ['sq', 'shpallje|shpalljet|konkurse|konkurset|konkurs pune|konkurse pune|shpallje pune|shpallje për punë'],
  ['sq', 'vende pune|mundësi pune|mundësi punësimi|oferta pune|njoftime për punë'],
  ['ru uk', 'вакантные должности|набор персонала|вакантні посади|набір персоналу'],
  ['el', 'προσλήψεις|προκηρύξεις θέσεων|ζητείται προσωπικό'],
  ['et', 'vabad kohad|vaba ametikoht|töökuulutused|tööpakkumised'],
  ['lv', 'vakantās amata vietas|brīvā darba vieta|darba sludinājumi'],
  ['lt', 'laisvos pareigybės|laisvos pareigos|darbo vietos|darbas pas mus'],
  ['az', 'iş elanları|vakant yerlər'],
  ['hy', 'աշխատանք|թափուր պաշտոններ'],
  ['fa', 'فرصت شغلی|آگهی های استخدام'],
  ['he', 'משרה|משרה פנויה'],
  ['ja', '募集|パート募集|正社員募集|アルバイト募集'],
  ['bn ur', 'নিয়োগ|চাকরি|ملازمت|نوکریاں'],
  ['gl', 'emprego|selección de persoal|procesos selectivos|convocatorias de persoal'],
  ['eu', 'lan eskaintza|enplegu publikoa|lanpostuak|lan poltsak'],
  ['cy', 'swyddi gwag|swydd wag|recriwtio'],
  ['ka', 'კონკურსები|მიმდინარე კონკურსები|მიმდინარე ვაკანსიები'],
  ['hi', 'भर्ती सूचना|भर्ती विज्ञापन|नौकरियां|रोजगार'],
];
