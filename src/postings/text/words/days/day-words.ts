/** Words of one language, folded or not; a * stands for any ending of a word, | divides them. */
type DayWord = readonly [language: string, words: string];

/** What says of a day that something begins with it; `dated-title.spec.ts` puts each before one. */
export const BEGINNING_WORDS: readonly DayWord[] = [
  ['en', 'from|since|opens|start|starts|starting|closed'],
  ['de', 'ab|seit|beginn|start'],
  ['fr', 'depuis|à partir d*|le 1er|dès le'],
  ['es', 'desde|a partir d*'],
  ['ca', 'des de|des del'],
  ['it', 'dal|dall'],
  ['nl', 'vanaf|sinds'],
  ['sv', 'från'],
  ['da no', 'fra'],
  ['fi', 'alkaen'],
  ['pl cs sk hr sr sl', 'od'],
  ['hu', 'kezdve|kezdődően'],
  ['ro', 'începând'],
  ['tr', 'itibaren'],
  ['ru', 'начиная'],
  ['uk', 'від|починаючи'],
  ['el', 'από'],
  ['ja', 'から'],
  ['ko', '부터'],
  ['zh', '起'],
];

/** What says of a day that something ends with it; the spec puts each before the day until which a title is open. */
export const ENDING_WORDS: readonly DayWord[] = [
  ['en', 'until|till|til|through|by|deadline*'],
  ['de', 'bis'],
  ['fr', 'jusqu*'],
  ['es', 'hasta'],
  ['ca', 'fins'],
  ['pt', 'até'],
  ['it', 'fino'],
  ['nl', 'tot'],
  ['sv', 'till|senast'],
  ['da no', 'til|senest'],
  ['fi', 'saakka|asti|mennessä|viimeistään'],
  ['pl cs sk hr sr sl', 'do'],
  ['hu', 'ig'],
  ['ro', 'până'],
  ['tr', 'kadar'],
  ['ru uk bg', 'до'],
  ['el', 'έως|μέχρι'],
  ['lt', 'iki'],
  ['lv', 'līdz'],
  ['et', 'kuni'],
  ['ja', 'まで'],
  ['ko', '까지'],
  ['zh', '止'],
];

/** What some languages call a year behind its number: "13 септември 2027 година"; `due-day.spec.ts` reads each. */
export const YEAR_BEHIND_WORDS: readonly DayWord[] = [
  ['bg mk', 'година|години'],
  ['hr sr', 'godine|године'],
  ['ru uk', 'года|року'],
];

/**
 * Labels of publication that stand before days of other things as well, behind a title before those of a course or of
 * a house that opens. `dated-title.spec.ts` puts each before a day.
 */
export const LABELS_OF_ANY_DAY: readonly DayWord[] = [
  ['en', 'date|opens|opened|opening date'],
  ['de', 'datum|stand'],
  ['fr', "date|ouvert le|date d'ouverture"],
  ['es', 'fecha|fecha de apertura'],
  ['pt', 'data|data de abertura'],
  ['sr', 'датум'],
];

/**
 * What joins the two days of a period, or the end of one with the other: those of one letter mean much else.
 * `short-values.spec.ts` puts each between two days.
 */
export const DAY_JOINERS: readonly DayWord[] = [
  ['en', 'to|until|till|through'],
  ['de', 'bis|bis zum'],
  ['fr', 'au|jusqu’au|à'],
  ['es', 'al|hasta|hasta el|hasta el día|al día|a|y'],
  ['ca', 'fins al|fins el|fins al dia|al'],
  ['pt', 'até|até ao dia|até o dia|ao dia|a|e'],
  ['it', 'al|fino al|a|e'],
  ['nl', 'tot|t/m|tot en met'],
  ['sv', 'till|till och med'],
  ['da no', 'til|til og med'],
  ['pl cs sk hr sr sl', 'do'],
  ['ro', 'până la|până pe'],
  ['ru uk bg', 'до|по'],
  ['el', 'έως|μέχρι'],
  ['lt', 'iki'],
  ['lv', 'līdz'],
  ['et', 'kuni'],
  ['is', 'til og með'],
  ['sq', 'deri më|deri'],
  ['mk', 'заклучно со'],
  ['vi', 'đến|đến ngày|đến hết|đến hết ngày|tới|tới ngày'],
  ['id ms', 'sampai|sampai dengan|hingga|s/d|s.d.'],
  ['th', 'ถึง|ถึงวันที่'],
  ['ar', 'إلى|حتى|إلى غاية'],
  ['he', 'עד'],
  ['fa', 'تا|لغایت'],
  ['ja zh ko', '至|到|から|부터'],
];

/** Days of the week, of languages in which adverts say by which one to apply. */
export const WEEKDAYS: readonly DayWord[] = [
  ['en', 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'],
  ['de', 'montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonnabend*|sonntag*'],
  ['fr', 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'],
  ['es', 'lunes|martes|miércoles|jueves|viernes|sábado|domingo'],
  ['pt', 'segunda*|terça*|quarta*|quinta*|sexta*|feira|sábado'],
  ['it', 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica'],
  ['nl', 'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag'],
  ['sv', 'måndag*|tisdag*|onsdag*|torsdag*|fredag*|lördag*|söndag*'],
  ['da no', 'mandag*|tirsdag*|onsdag*|torsdag*|fredag*|lørdag*|søndag*'],
  ['ca', 'dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge'],
  ['fi', 'maanantai*|tiistai*|keskiviikko*|torstai*|perjantai*|lauantai*|sunnuntai*'],
  ['is', 'mánudag*|þriðjudag*|miðvikudag*|fimmtudag*|föstudag*|laugardag*|sunnudag*'],
  ['pl', 'poniedziałek|poniedziałku|wtorek|wtorku|środa|środy|środę|czwartek|czwartku|piątek|piątku'],
  ['pl', 'sobota|soboty|sobotę|niedziela|niedzieli|niedzielę'],
  ['cs', 'pondělí|úterý|úterka|středa|středy|středu|čtvrtek|čtvrtka|pátek|pátku|sobota|soboty|neděle|neděli'],
  ['sk', 'pondelok|pondelka|utorok|utorka|streda|stredy|stredu|štvrtok|štvrtka|piatok|piatka|nedeľa|nedele|nedeľu'],
  ['hu', 'hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap'],
  ['ro', 'luni|marți|miercuri|vineri|sâmbătă|duminică'],
  ['hr sr', 'ponedjeljak|ponedjeljka|ponedeljak|ponedeljka|utorak|utorka|srijeda|srijede|sreda|srede'],
  ['hr sr', 'četvrtak|četvrtka|petak|petka|subota|subote|nedjelja|nedjelje|nedelja|nedelje'],
  ['sr', 'понедељак|понедељка|уторак|уторка|среда|среде|четвртак|четвртка|петак|петка|субота|суботе|недеља|недеље'],
  ['sl', 'ponedeljek|ponedeljka|torek|torka|četrtek|četrtka|petek|petka|sobota|sobote'],
  ['bg mk', 'понеделник|вторник|сряда|четвъртък|четврток|петък|петок|събота|сабота|неделя|недела'],
  ['ru', 'понедельник|понедельника|вторник|вторника|среды|четверг|четверга|пятница|пятницы|суббота|субботы'],
  ['ru', 'воскресенье|воскресенья'],
  ['uk', 'понеділок|понеділка|вівторок|вівторка|середа|середи|четвер|четверга|суботи|неділя|неділі'],
  ['el', 'Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή'],
  ['el', 'Δευτέρας|Τρίτης|Τετάρτης|Πέμπτης|Παρασκευής|Σαββάτου|Κυριακής'],
  ['lt', 'pirmadien*|antradien*|trečiadien*|ketvirtadien*|penktadien*|šeštadien*|sekmadien*'],
  ['lv', 'pirmdien*|otrdien*|trešdien*|ceturtdien*|piektdien*|sestdien*|svētdien*'],
  ['et', 'esmaspäev*|teisipäev*|kolmapäev*|neljapäev*|reede|reedeks|laupäev*|pühapäev*'],
  ['id ms', 'senin|isnin|selasa|rabu|kamis|khamis|jumat|jumaat|sabtu'],
  ['ar', 'الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|يوم الأحد|يوم الخميس'],
];

/** What stands between a last day and its hour, and behind that one; `asked-by-day.spec.ts` puts each there. */
export const HOUR_BEHIND_WORDS: readonly (readonly [language: string, before: string, hour: string])[] = [
  ['en', 'by|at|at the latest by|before|no later than', 'a.m.|p.m.|am|pm|noon|midday|midnight|hours|hrs|o’clock'],
  ['de', 'um|bis|bis spätestens|spätestens um', 'uhr|mittags'],
  ['fr', 'à|avant', 'h|heures|midi|minuit'],
  ['es', 'a las|antes de las', 'h|horas|hs'],
  ['it', 'alle|alle ore|ore|entro le ore|entro le', 'ore'],
  ['nl', 'om|voor|vóór', 'uur'],
  ['sv', 'kl|klockan|kl.', 'h'],
];

/** Days on which others do not work; `pay-apart.spec.ts` reads each in front of pay. */
export const WEEKENDS: readonly DayWord[] = [
  ['en', 'weekend|weekends|sundays|saturdays|fridays|thursdays|wednesdays|tuesdays|mondays'],
  ['de', 'wochenende|wochenenden|wochenends'],
  ['fr', 'week-end|week-ends|weekend'],
  ['es', 'fin de semana|fines de semana|sábados|domingos'],
  ['ca', 'cap de setmana|caps de setmana'],
  ['pt', 'fim de semana|fins de semana'],
  ['it', 'fine settimana|weekend'],
  ['nl', 'weekend|weekenden|weekends'],
  ['sv', 'helg|helger'],
  ['da no', 'weekend|weekender|helg|helger|helgene'],
  ['fi', 'viikonloppu|viikonloput|viikonloppuisin'],
  ['pl', 'weekend|weekendy'],
  ['cs sk', 'víkend|víkendy'],
  ['hu', 'hétvége|hétvégén'],
  ['ro', 'weekend|sfârșit de săptămână'],
  ['hr sr sl', 'vikend|vikendi|vikendom'],
];

/** Days as rotas shorten them, days of work, and shifts; `pay-apart.spec.ts` reads each in front of pay. */
export const ROTA_DAYS: readonly DayWord[] = [
  ['en', 'mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|weekday|weekdays'],
  ['de', 'mo|fr|sa|werktags|wochentags|unter der woche'],
  ['fr', 'lun|mar|mer|jeu|ven|sam|dim|en semaine'],
  ['es', 'lun|mar|mié|jue|vie|sáb|dom|entre semana'],
  ['it', 'lun|mar|mer|gio|ven|sab|dom|giorni feriali'],
  ['pt', 'seg|ter|qua|qui|sex|sáb|dom|dias úteis'],
  ['nl', 'vr|za|doordeweeks'],
  ['sv da no', 'mån|tis|tors|fre|lör|lør|sön|søn|vardagar|hverdage|hverdager'],
  ['pl', 'pon|wt|śr|czw|pt|sob|nd|dni robocze'],
  ['en', 'day shift|day shifts|night shift|night shifts|evening shift|evening shifts|early shift|late shift'],
  ['en', 'days|nights|evenings|bank holidays'],
  ['de', 'frühschicht|spätschicht|nachtschicht|tagschicht|nachts|feiertage|feiertags'],
  ['fr', 'de nuit|de jour|nuits|jours fériés'],
  ['es', 'turno de noche|turno de día|noches|festivos'],
  ['nl', 'avonddienst|nachtdienst|dagdienst|feestdagen'],
];

/** Those of two words, of few letters or with an apostrophe; `applied-until.spec.ts` puts each into a sentence. */
export const OTHER_WEEKDAYS: readonly DayWord[] = [
  ['pt', 'segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira'],
  ['ro', 'joi'],
  ['uk', "п'ятниця|п'ятниці"],
  ['he', 'יום ראשון|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|ראשון|שני|שלישי|רביעי|חמישי|שישי'],
  ['vi', 'thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật'],
];

/** What leads on behind the day to what has to be in an application; `applied-until.spec.ts` puts each there. */
export const WITH_WORDS: readonly DayWord[] = [['en', 'including|stating|quoting|enclosing|attaching']];

/** What ends a sentence behind the day by which something has to come; `applied-until.spec.ts` puts each there. */
export const COME_WORDS: readonly DayWord[] = [
  ['de', 'einzureichen|einreichen|erbeten|möglich|vorzulegen|einzusenden|zuzusenden'],
  ['nl', 'solliciteren|reageren|insturen|opsturen'],
];

/** What says of a way to apply that it is the only one, behind the day; `applied-until.spec.ts` puts each there. */
export const ONLY_WORDS: readonly DayWord[] = [
  ['en', 'exclusively|only'],
  ['de', 'ausschließlich|bevorzugt|vorzugsweise|schriftlich|elektronisch|postalisch|möglichst'],
  ['fr', 'exclusivement|uniquement|de préférence'],
  ['es pt', 'exclusivamente|únicamente|unicamente'],
  ['it', 'esclusivamente|preferibilmente'],
  ['nl', 'uitsluitend|bij voorkeur'],
  ['sv da no', 'endast|udelukkende|utelukkende'],
  ['pl', 'wyłącznie'],
  ['cs sk', 'výhradně|výhradne|výlučne'],
  ['hu', 'kizárólag'],
  ['ro', 'exclusiv'],
  ['hr sr sl', 'isključivo|izključno'],
  ['ru uk', 'исключительно|виключно'],
];

/**
 * Days of the week, and what else may stand between the label of a last day and the day: words of at least four
 * letters, or their letters behind an apostrophe. `field-labels.spec.ts` reads each.
 */
export const BEFORE_DAY: readonly DayWord[] = [
  ...WEEKDAYS,
  [
    'en',
    'until|this|with|from|till|about|extend*|fixed|midnight|noon|midday|afternoon|latest|inclu*|online|here|again|today|days*',
  ],
  ['de', 'verläng*|prolong*|spätestens|einschließ*|inklusive|tage*|heute|mittag*|vormittag*|nachmittag*'],
  ['fr', 'jusqu*|prolong*|fixé*|avant|inclu*|minuit|midi'],
  ['es', 'hasta|prorrog*|ampli*|inclu*|antes|mediodía'],
  ['ca', 'dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|fins|ampli*'],
  ['pt', 'domingo|prorrog*|ampli*|inclu*'],
  ['it', 'fino|prorog*|fissat*|entro|inclus*'],
  ['nl', 'uiterlijk|verlengd|inclu*|middag'],
  ['sv', 'senast|förläng*|middag*'],
  ['da no', 'senest|forleng*|forlæng*'],
  ['fi', 'maanantai*|tiistai*|keskiviikko*|torstai*|perjantai*|lauantai*|sunnuntai*|viimeistään|asti'],
  ['pl', 'przedłuż*'],
  ['cs', 'prodlouž*'],
  ['sk', 'predĺž*'],
  ['hu', 'hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap|legkésőbb|meghosszabb*'],
  ['ro', 'luni|marți|miercuri|vineri|sâmbătă|duminică|până|prelung*'],
  ['hr sr sl', 'ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja|najkasnije|produž*'],
  ['tr', 'pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|kadar|uzatıl*'],
  ['ru', 'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|продл*|включительно'],
  ['uk', 'понеділок|вівторок|середа|четвер|ятниця|субота|неділя|продовж*|включно'],
  ['el', 'μέχρι|παρατείν*'],
];

/** What a job begins with, or is done in, in front of its year: "Rentrée 2027"; `short-facts.spec.ts` reads each. */
export const SEASONS: readonly DayWord[] = [
  ['en', 'start|starting|season|summer|winter|spring|autumn|fall|intake'],
  ['de', 'start|beginn|ausbildungsstart|ausbildungsbeginn|ausbildungsjahr|saison|sommer|winter|frühjahr|herbst|ab'],
  ['fr', 'rentrée|saison|été|hiver|printemps|automne|année'],
  ['es', 'temporada|verano|invierno|primavera|otoño|curso'],
  ['pt', 'época|verão|inverno|primavera|outono'],
  ['it', 'stagione|estate|inverno|primavera|autunno'],
  ['nl', 'seizoen|zomer|winter|voorjaar|najaar|schooljaar'],
  ['sv', 'säsong|säsongen|sommar|sommaren|vinter|vår|höst|hösten'],
  ['da no', 'sæson|sesong|sommer|sommeren|vinter|forår|efterår|vår|høst'],
];
