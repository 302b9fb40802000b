import type { LanguageWords } from '../pattern-parts.js';

/**
 * What the notice of a competition's result says, which institutions put beside their openings under the title of the
 * post: "Decision on selection – sound engineer". A part of `NO_TITLE_WORDS`.
 */
export const RESULT_WORDS: readonly LanguageWords[] = [
  ['en', 'decision on selection|selection results|results of the competition|results of the selection'],
  ['fr', 'résultats du concours|résultat du concours|résultats de la sélection|liste des candidats retenus'],
  ['es', 'resultado del concurso|resultados del concurso|resultado de la convocatoria|resultados de la convocatoria'],
  ['es', 'listado definitivo|lista definitiva|listado provisional|lista provisional|relación definitiva'],
  ['es', 'resultado de las pruebas|resultados de las pruebas|lista de aprobados|relación de aprobados'],
  ['ca', 'resultat de les proves|resultats de les proves|resultat proves selectives|resultat del procés selectiu'],
  ['ca', 'llista definitiva|llista provisional|llista d’admesos|llista d’aprovats|llista d’admessos'],
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
  ['ca', 'resultat definitiu|resultats definitius|resultat final|resultat de la convocatòria'],
  ['es', 'resultado definitivo|resultados definitivos|resultado final'],
  ['gl', 'resultado definitivo|resultado do proceso|lista definitiva|lista provisional'],
  ['eu', 'behin betiko zerrenda|behin-betiko zerrenda|onartuen zerrenda|azken emaitzak'],
  ['it', 'esito finale|esito definitivo'],
  ['fr', 'résultat définitif|résultats définitifs du'],
  ['hi', 'चयन सूची|चयनित अभ्यर्थियों|अंतिम परिणाम'],
  ['ka', 'კონკურსის შედეგები|კონკურსის შედეგი'],
  ['hy', 'մրցույթի արդյունքներ'],
  ['az', 'müsabiqənin nəticələri|müsabiqənin nəticəsi'],
];

/**
 * The same in words that say so only in front of a post or behind a call for one; `advert-names.spec.ts` puts each
 * there.
 */
export const CALL_RESULTS: readonly LanguageWords[] = [
  ['en', 'final results|results of the call|result of the competition'],
  ['de', 'ergebnis der ausschreibung|ausschreibung aufgehoben'],
  ['fr', 'résultats définitifs'],
  ['es', 'resultados|lista de admitidos'],
  ['pt', 'resultados|lista de admitidos'],
  ['it', 'graduatoria|esiti|elenco ammessi'],
  ['pl', 'wyniki|wynik|rozstrzygnięcie|unieważnienie|informacja o wynikach|informacja o wyniku|lista kandydatów'],
  ['cs', 'výsledky|výsledek|zrušení|vyhodnocení'],
  ['sk', 'výsledky|výsledok|zrušenie|vyhodnotenie'],
  ['ro', 'rezultate|rezultatul|rezultatele|rezultat final'],
  ['hr sr sl', 'rezultati|rezultat|poništenje|резултати'],
  ['bg', 'резултати|класиране'],
  ['ru', 'результаты|итоги|результат'],
  ['uk', 'результати|підсумки|результат'],
];
