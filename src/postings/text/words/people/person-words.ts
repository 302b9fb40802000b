import type { LanguageWords } from '../pattern-parts.js';

/** How somebody is called before a name, as it is written there; `person-words.spec.ts` reads each of these tables. */
export const HONORIFICS: readonly LanguageWords[] = [
  ['en', 'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Revd|Rev|Cllr'],
  [
    'de',
    'Frau|Herr|Herrn|Hr|Fr.|Dipl.-Ing|Ing|Mag|Dr.-Ing|Dr. med|Dr. phil|Dr. jur|Dr. rer. nat|Dr. med. dent|Dr. med. vet',
  ],
  ['fr', 'M|Mme|Mlle|Madame|Monsieur|Mademoiselle|madame|monsieur'],
  ['es', 'Sr|Sra|Srta|D.|Dña|Doña|Dra|Señor|Señora|señor|señora|don|doña|sr|sra'],
  ['pt', 'Sr.ª|Dr.ª|Eng|Dª|Senhor|Senhora|senhor|senhora'],
  ['it', 'Sig|Sig.ra|Sig.na|Dott|Dott.ssa|Rag|Geom|Signora|Signor|sig|sig.ra|dott|dott.ssa|signora|signor'],
  ['nl', 'Mw|Mevr|Dhr|mw|dhr|mevr|mevrouw|meneer|heer|Mevrouw'],
  ['sv da no', 'Fru|Hr|fru|hr'],
  ['fi', 'Rouva|Herra'],
  ['pl', 'Pan|Pani|pan|pani|p.|mgr|inż'],
  ['cs sk', 'pan|paní|pani|p.|Pan|Paní|Mgr|Bc|Ing|MUDr|PhDr|JUDr|slečna|pán'],
  ['hu', 'dr'],
  ['ro', 'Dl|Dna|D-na|D-l|dl|dna|d-na|domnul|doamna'],
  ['hr sr sl', 'gđa|gosp|g.|gospa|gospođa|gospodin|gospod|mag|гђа'],
  ['bg ru uk', 'г-н|г-жа|госпожа|господин|пан|пані'],
  ['el', 'κ|κα|κος|κυρία|κύριος|κύριο'],
  ['tr', 'Sn|Sayın'],
  ['id ms', 'Bapak|Ibu|Pak|Bu|Bpk|Encik|Puan|Cik'],
  ['vi', 'Chị|Cô|Ông|Bà|chị|anh|cô|ông|bà'],
];

/** The same in a case that the name behind it has, too: what is written there is a form of the name. */
export const BENT_HONORIFICS: readonly LanguageWords[] = [
  ['pl', 'panią|panem|panu|Panią|Panem|Panu|pana|Pana'],
  ['cs sk', 'panem|panu|pana|pánom|pánovi|pána|slečnou|slečnu|paňou'],
  ['hr sr sl', 'gospođom|gospođi|gospođu|gospodinom|gospodinu|gospodina|gospo|gospodom|gospodu'],
  ['bg ru uk', 'госпожой|госпоже|господину|господином|паном|пану'],
];

/** Ends of words, written with a capital letter, for what somebody is whose name follows: "Driftchef Karin Lind". */
export const ROLES_AHEAD: readonly LanguageWords[] = [
  [
    'en',
    'manager|director|head|lead|officer|supervisor|baker|miller|chef|coordinator|recruiter|partner|specialist|assistant|secretary|teacher|principal|foreman|owner|generalist|administrator',
  ],
  [
    'de',
    'leiter|leiterin|*leitung|managerin|chef|chefin|meister|meisterin|referent|referentin|bürgermeisterin|inhaber|inhaberin|führer|führerin|personalerin|personaler|assistentin|dienstleitung|kollegin|kollege|koordinator|koordinatorin|berater|beraterin|sekretärin|direktor|direktorin|vorstand|obmann|mitarbeiterin|mitarbeiter|pfarrer|pfarrerin|pastor|pastorin|rektor|rektorin|ausbilder|ausbilderin|ausbildner|ausbildnerin|vorarbeiter|vorarbeiterin|geschäftsleiter|geschäftsleiterin|sachbearbeiter|sachbearbeiterin|betreuer|betreuerin|verwalter|verwalterin|disponent|disponentin|küchenchef|polier',
  ],
  [
    'fr',
    'directeur|directrice|responsable|gérant|gérante|chargée|chargé|assistante|assistant|patron|patronne|secrétaire|cheffe|chef|maître|formateur|formatrice',
  ],
  [
    'es',
    'director|directora|responsable|jefe|jefa|encargada|encargado|gerente|secretaria|coordinadora|coordinador|técnica|técnico',
  ],
  ['pt', 'diretor|diretora|responsável|gerente|encarregado|encarregada'],
  ['it', 'direttore|direttrice|responsabile|titolare|capo|caporeparto|capocantiere|segretaria|segretario|referente'],
  [
    'nl',
    'manager|leider|leidinggevende|directeur|adviseur|eigenaar|hoofd|bedrijfsleider|teamleider|coördinator|voorman|chef|medewerker|medewerkster|consulent|consulente|recruiter',
  ],
  [
    'sv da no',
    'chef|chefen|ledare|leder|lederen|sjef|sjefen|direktör|direktør|rektor|föreståndare|ägare|konsulent|mästare|mester|handläggare|rekryterare|forstander|bestyrer|avdelingsleder|styrer|fører|formand|formann|förman|mester|verksmester|værkmester|inspektør|inspektör|skoleleder|rådgiver|rådgivare|samordnare|koordinator|enhetschef|områdechef',
  ],
  ['fi', 'päällikkö|johtaja|esimies|esihenkilö|asiantuntija|mestari|koordinaattori|rehtori|vastaava'],
  ['is', 'stjóri|forstjóri|fulltrúi'],
  ['pl', 'kierownik|kierowniczka|dyrektor|dyrektorka|właściciel|właścicielka|specjalistka|specjalista'],
  ['cs sk', 'vedoucí|vedúci|vedúca|ředitel|ředitelka|riaditeľ|riaditeľka|majitel|majitelka|personalistka|mistr'],
  ['hu', 'vezető|igazgató|tulajdonos|munkatárs|referens'],
  ['ro', 'manager|director|directoare|responsabil|șef'],
  ['hr sr sl', 'voditelj|voditeljica|direktor|direktorica|vodja|šef|šefica|vlasnik|vlasnica'],
  ['bg', 'управител|директор|ръководител'],
  ['ru', 'директор|руководитель|менеджер|управляющая|управляющий|начальник'],
  ['uk', 'директор|директорка|керівник|керівниця|менеджер|менеджерка'],
  ['tr', 'müdürü|müdür|yönetici|yöneticisi|sorumlusu|uzmanı'],
  ['el', 'διευθυντής|διευθύντρια|υπεύθυνος|υπεύθυνη'],
  ['et lv lt', 'juht|juhataja|vadītājs|vadītāja|vadovas|vadovė|direktorė|direktorius|direktors|direktore'],
];

/** Houses and trades that are called by the names of those who have them: "Bäckerei Max Müller"; ends of words. */
export const HOUSES: readonly LanguageWords[] = [
  [
    'en',
    'school|college|academy|hospital|bakery|mill|farm|hotel|restaurant|café|cafe|salon|garage|clinic|practice|agency|studio|brewery|foundation',
  ],
  [
    'de',
    'bäckerei|konditorei|metzgerei|fleischerei|tischlerei|schreinerei|gärtnerei|schlosserei|zimmerei|druckerei|brauerei|kanzlei|praxis|autohaus|gasthof|gasthaus|hotel|restaurant|weingut|mühle|firma|apotheke|haus|stiftung|spedition|malerbetrieb|elektro|bau|hof|betrieb|schule|klinik|reisebüro|friseur|salon|heim|pfarramt|kirche|kindergarten|kita',
  ],
  [
    'fr',
    'mairie|ville|commune|boulangerie|pâtisserie|boucherie|cabinet|garage|maison|établissements|ets|domaine|château|entreprise|société|menuiserie|salon|hôtel|restaurant|pharmacie|transports|lycée|collège|école|fondation|hôpital|clinique|ehpad|résidence|institut|groupe',
  ],
  [
    'es',
    'ayuntamiento|panadería|pastelería|carnicería|clínica|talleres|taller|bodegas|bodega|restaurante|hotel|farmacia|transportes|almacenes|hermanos|hospital|instituto|residencia|colegio|fundación|construcciones',
  ],
  ['ca', 'forn|fleca|celler'],
  ['pt', 'padaria|pastelaria|clínica|oficina|restaurante|farmácia|transportes|irmãos|quinta|colégio|escola|fundação'],
  [
    'it',
    'comune|panificio|forno|pasticceria|macelleria|studio|officina|ditta|azienda|ristorante|farmacia|autotrasporti|fratelli|cantina|trattoria|ospedale|istituto|liceo|residenza|clinica|scuola|fondazione',
  ],
  [
    'nl',
    'gemeente|bakkerij|slagerij|garage|praktijk|makelaardij|installatiebedrijf|bedrijf|kwekerij|firma|restaurant|apotheek|stichting',
  ],
  ['sv da no', 'bageri|bageriet|bakeri|firma|stiftelsen|fonden|advokatfirma|gård|frisör|restaurang|skole|skolan'],
  ['fi', 'leipomo|hotelli|kahvila|ravintola|tilitoimisto|asianajotoimisto|säätiö|koulu'],
  [
    'pl',
    'piekarnia|cukiernia|firma|zakład|kancelaria|gabinet|restauracja|przychodnia|gospodarstwo|szpital|szpitala|liceum|im.|fundacja|szkoła',
  ],
  [
    'cs sk',
    'pekárna|pekáreň|cukrárna|cukráreň|firma|restaurace|penzion|ordinace|ambulancia|autoservis|nemocnice|nemocnica|gymnázium|nadace|škola',
  ],
  ['hu', 'pékség|cukrászda|étterem|rendelő|iroda|alapítvány|iskola'],
  ['ro', 'brutăria|cofetăria|cabinetul|cabinet|restaurantul|pensiunea|fundația|școala'],
  [
    'hr sr sl',
    'pekara|pekarna|pekarnica|obrt|ordinacija|restoran|tvrtka|gostilna|bolnica|bolnišnica|dom zdravlja|zaklada|škola|šola',
  ],
  ['bg ru uk', 'пекарня|пекарна|ресторан|клиника|клініка|фирма|фірма|школа|училище|фонд'],
  ['tr', 'fırını|pastanesi|oteli|lokantası|kliniği'],
  ['el', 'φούρνος|αρτοποιείο|ξενοδοχείο|εστιατόριο'],
];

/** Before a number that no telephone has. */
export const FAX_WORDS: readonly LanguageWords[] = [
  ['en de fr es it nl sv', 'fax|telefax|telefaks|faks|télécopie|télécopieur|faxnummer|f'],
  [
    'en',
    'fax to|fax it to|fax them to|fax your cv to|fax your resume to|fax your application to|faxed to|by fax to|by fax at',
  ],
  ['de', 'fax an|fax an die|per fax unter|faxen an'],
  ['fr es it nl', 'fax au|fax al|fax à|fax naar|fax op|faxen naar'],
  ['ru uk bg', 'факс'],
  ['el', 'φαξ'],
  ['ja zh ko', 'ファックス|ファクス|传真|傳真|팩스'],
];

/** Before a number of a posting, a company or an account. */
export const OTHER_NUMBERS: readonly LanguageWords[] = [
  [
    'en',
    'job no|job number|job id|job code|job ref|vacancy no|vacancy number|vacancy id|ref|reference|requisition|vat|iban|account no|account number|registration no|registration number',
  ],
  [
    'de',
    'kennziffer|stellennummer|stellen-nr|referenznummer|ref.-nr|job-nr|job-id|chiffre|ust-id|ust-idnr|steuernummer|handelsregister|hrb|hra|bankleitzahl|blz',
  ],
  ['fr', 'siret|siren|rcs|réf|référence|offre n°'],
  ['es pt', 'cif|nif|referencia|referência|cnpj|nipc'],
  ['it', 'p. iva|p.iva|partita iva|rif|riferimento|codice fiscale'],
  ['nl', 'kvk|kvk-nummer|btw|vacaturenummer|referentie|referentienummer'],
  [
    'sv da no',
    'ref.nr|refnr|org.nr|orgnr|orgnummer|organisationsnummer|organisasjonsnummer|referensnummer|referencenummer|referansenummer|annonsnummer|annonsenummer|cvr|cvr-nr|finn-kode',
  ],
  ['fi et lv lt', 'y-tunnus|tunnus|registrikood|reģ. nr|įmonės kodas'],
  ['pl', 'nip|regon|krs|nr ref|numer referencyjny'],
  ['cs sk', 'ičo|ič|dič'],
  ['hu', 'adószám|cégjegyzékszám|hivatkozási szám'],
  ['ro', 'cui|cif'],
  ['hr sr sl', 'oib|mbs|pib|matična številka'],
  ['bg ru uk', 'еик|булстат|инн|огрн|кпп|єдрпоу'],
  ['tr', 'vergi no|mersis|ilan no'],
  ['el', 'αφμ'],
];

/** Behind a name: more of a company's. */
export const COMPANY_ENDS: readonly LanguageWords[] = [
  [
    'en',
    'Ltd|Limited|Inc|LLC|LLP|Plc|Co|Sons|Brothers|Bros|Group|Bakery|Partners|Associates|Clinic|Hotel|Restaurant|Café|Farm|Foundation|Salon|Studio|Bakers|Builders|Consulting|Services',
  ],
  ['de', 'GmbH|AG|KG|OHG|Gruppe|Söhne|Stiftung|eG|GbR|mbH'],
  ['fr', 'SA|SAS|SARL|EURL|Fils|Frères'],
  ['es pt', 'S.L|S.A|SL|SLU|Hermanos|Hijos|Lda|Filhos|Ltda|Irmãos'],
  ['it', 'Srl|S.r.l|SpA|S.p.A|Snc|Figli'],
  ['nl', 'BV|B.V|NV|Zonen|Zoon'],
  ['sv da no fi', 'AB|AS|A/S|ApS|Oy|Sønner|Söner'],
  ['pl cs sk', 'Sp|s.r.o|Synowie|Syn'],
  ['hu', 'Kft|Zrt|Bt'],
  ['ro hr sl', 'SRL|d.o.o'],
];
