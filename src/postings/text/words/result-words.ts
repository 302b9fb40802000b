import type { LanguageWords } from './pattern-parts.js';

/**
 * What the notice of a competition's result says, which institutions put beside their openings under the title of the
 * post: "Decision on selection – sound engineer". A part of `NO_TITLE_WORDS`.
 */
export const RESULT_WORDS: readonly LanguageWords[] = [
  ['en', 'decision on selection|selection results|results of the competition|results of the selection'],
  ['fr', 'résultats du concours|résultat du concours|résultats de la sélection|liste des candidats retenus'],
  ['es', 'resultado del concurso|resultados del concurso|resultado de la convocatoria|resultados de la convocatoria'],
  ['es', 'listado definitivo|lista definitiva|listado provisional|lista provisional|relación definitiva'],
  ['pt', 'resultado do concurso|resultado final|resultado da seleção|lista de classificação'],
  ['it', 'graduatoria finale|graduatoria definitiva|graduatoria di merito|esito della selezione|esiti della selezione'],
  ['pl', 'wyniki naboru|wynik naboru|o wynikach naboru|o wyniku naboru|wyniki konkursu|wynik konkursu'],
  ['cs', 'výsledky výběrového řízení|výsledek výběrového řízení|výsledky konkurzu|výsledek konkurzu'],
  ['sk', 'výsledky výberového konania|výsledok výberového konania|vyhodnotenie výberového konania'],
  ['hu', 'pályázat eredménye|pályázati eredmény|eredményhirdetés'],
  ['ro', 'rezultatele concursului|rezultatul concursului|rezultate concurs|rezultat concurs|rezultate finale'],
  ['ro', 'rezultatul selecției dosarelor|rezultate selecție dosare|rezultatele probei|rezultatul probei'],
  ['hr', 'odluka o izboru|odluka o odabiru|rezultati natječaja|rezultat natječaja|obavijest o izboru'],
  ['hr', 'obavijest o rezultatima|odluka o poništenju|poništenje natječaja|odluka o neizboru'],
  ['sr', 'одлука о избору|rezultati konkursa|резултати конкурса|ранг листа|rang lista'],
  ['sl', 'sklep o izbiri|obvestilo o izbiri|rezultati razpisa|obvestilo o zaključku razpisa'],
  ['mk', 'одлука за избор|резултати од конкурс*|резултати од оглас*'],
  ['bg', 'резултати от конкурс*|класиране на кандидатите|допуснати до конкурс*|списък на допуснатите'],
  ['ru', 'результаты конкурса|итоги конкурса|результат конкурса'],
  ['uk', 'результати конкурсу|підсумки конкурсу|результат конкурсу'],
  ['sq', 'rezultatet e konkursit|rezultati i konkursit|lista përfundimtare|lista e kandidatëve|lista e ngushtë'],
  ['el', 'αποτελέσματα διαγωνισμού|αποτελέσματα προκήρυξης|πίνακας κατάταξης|πίνακες κατάταξης'],
  ['tr', 'sınav sonuçları|sınav sonucu|nihai değerlendirme sonuçları|ön değerlendirme sonuçları'],
  ['et', 'konkursi tulemused|konkursi tulemus'],
  ['lv', 'konkursa rezultāti|konkursa rezultāts'],
  ['lt', 'konkurso rezultatai|atrankos rezultatai'],
  ['ko', '합격자 발표|최종 합격자|합격자 공고|서류전형 합격자'],
  ['ja', '合格者発表|選考結果'],
  ['zh', '录用公示|拟录用名单|拟聘用人员|成绩公示|錄取名單|甄選結果'],
  ['vi', 'kết quả tuyển dụng|kết quả trúng tuyển|danh sách trúng tuyển'],
  ['id', 'hasil seleksi|pengumuman hasil|daftar kelulusan'],
];

/**
 * What a heading above a part of an advert begins with, or above what colleagues say, whatever occupation it names:
 * "Requirements for the baker", "What our drivers say". A part of `NO_TITLE_WORDS`.
 */
export const HEADING_BEGINNINGS: readonly LanguageWords[] = [
  ['en', 'requirements for the|requirements of the|qualifications for the|duties of the|what our'],
  ['de', 'auf sie warten|auf sie wartet|auf dich warten|auf dich wartet|was unsere|das sagen unsere'],
  ['fr', 'profil du|exigences pour le|ce que disent nos|ce que nos'],
  ['es', 'requisitos del|requisitos de la|requisitos para|funciones del|lo que dicen nuestr*|qué dicen nuestr*'],
  ['pt', 'requisitos para|requisitos do|o que dizem'],
  ['it', 'requisiti per|requisiti del|cosa dicono'],
  ['nl', 'wat onze|wat zeggen onze|eisen aan de'],
  ['sv da no', 'vad våra|så säger våra|det siger vores|hvad siger vores|hva sier våre|krav til'],
  ['pl', 'wymagania wobec|wymagania na stanowisko|wymagania stawiane'],
  [
    'cs sk',
    'požadavky na|požiadavky na|kvalifikační předpoklady|kvalifikačné predpoklady|co říkají naši|čo hovoria naši',
  ],
  ['ro', 'cerințe pentru|condiții pentru|condițiile pentru|ce spun'],
  ['hr sr', 'uvjeti za|uslovi za|услови за|što kažu naši|šta kažu naši'],
  ['bg mk', 'изисквания към|изисквания за|услови за'],
  ['ru uk', 'требования к|вимоги до|что говорят наши|що кажуть наші'],
  ['et', 'nõuded'],
  ['lt lv', 'reikalavimai|prasības'],
];
