import type { PlaceWord } from './place-words.js';

/**
 * What a word of administration makes of the name beside it: "area" is any name, no town ("powiat piaseczyński");
 * "around" the area of a town or division we know ("Kreis Kassel" but not "Kreis Leiter"); "town" a town we know that
 * the word stands beside ("Gemeente Ede"); "village" a town of any name ("с. Радиново").
 */
export type AreaKind = 'area' | 'around' | 'town' | 'village';

/**
 * Words in front of a name, or behind it where they begin with "*" ("* megye"; "*maa" is written in one word), divided
 * by |; codes of the countries that use them, none for all; and a case as those of `PLACE_NOISE`.
 */
export type AreaWord = readonly [words: string, kind: AreaKind, countries: string, ...example: LanguageAndCase];
type LanguageAndCase = readonly [language: PlaceWord[1], text: PlaceWord[2], place: PlaceWord[3]];

/** Words of administration; `place-words.spec.ts` holds each to its case. */
export const AREA_WORDS: readonly AreaWord[] = [
  ['landkreis', 'area', 'DE', 'de', 'Landkreis Rosenheim', ' | Germany'],
  ['lkr.|lkrs.', 'around', 'DE', 'de', 'Dorfen, Lkr. Erding', 'Dorfen | Germany'],
  ['kreis|stadtkreis', 'around', 'DE CH', 'de', 'Kreis Kassel', ' | Germany'],
  ['bezirk', 'around', 'AT DE CH', 'de', 'Bezirk Melk', ' | Austria'],
  ['kanton|kt.', 'around', 'CH', 'de', 'Kanton Zürich', ' | Switzerland'],
  ['bundesland', 'around', 'DE AT', 'de', 'Bundesland Bayern', ' | Germany'],
  [
    'gemeinde|samtgemeinde|marktgemeinde|hansestadt|lutherstadt|landeshauptstadt|universitätsstadt|umkreis',
    'town',
    'DE AT CH',
    'de',
    'Samtgemeinde Bersenbrück',
    'Bersenbrück | Germany',
  ],
  [
    'flughafen|messe|werk|filiale|niederlassung|zentrale|zweigstelle',
    'town',
    '',
    'de',
    'Niederlassung Ulm',
    'Ulm | Germany',
  ],
  ['zentrum|stadtzentrum|stadtmitte', 'town', 'DE AT CH', 'de', 'Stadtzentrum Ulm', 'Ulm | Germany'],
  ['* innenstadt|* zentrum|* stadtmitte', 'town', 'DE AT CH', 'de', 'Ulm Innenstadt', 'Ulm | Germany'],
  ['centrum', 'town', 'NL BE', 'nl', 'Centrum Leuven', 'Leuven | Belgium'],
  ['county|co.', 'around', 'IE GB', 'en', 'Co. Cork', ' | Ireland'],
  ['* county', 'around', 'US KE', 'en', 'Cook County, IL', ' | United States'],
  ['* state', 'around', 'NG', 'en', 'Lagos State', ' | Nigeria'],
  ['* cbd', 'town', 'AU NZ ZA SG KE', 'en', 'Sydney CBD', 'Sydney | Australia'],
  ['canton de|canton du|canton des|canton', 'around', 'CH LU', 'fr', 'Canton de Vaud', ' | Switzerland'],
  [
    "département de la|département du|département de l'|département de|département des|département",
    'around',
    'FR',
    'fr',
    'Département du Rhône',
    ' | France',
  ],
  [
    'commune de|ville de|usine de|usine|siège de|magasin de|grand|secteur de',
    'town',
    '',
    'fr',
    'Usine de Nantes',
    'Nantes | France',
  ],
  ['comarca de|comarca del|comarca de la', 'area', 'ES', 'es', 'Comarca del Maresme', ' | Spain'],
  [
    'municipio de|área metropolitana de|zona metropolitana de',
    'town',
    '',
    'es',
    'Municipio de Zaragoza',
    'Zaragoza | Spain',
  ],
  [
    'concelho de|município de|região metropolitana de|grande',
    'town',
    'PT BR AO MZ',
    'pt',
    'Concelho de Sintra',
    'Sintra | Portugal',
  ],
  ['distrito de', 'around', 'PT PE PA', 'pt', 'Distrito de Aveiro', ' | Portugal'],
  ['comune di|stabilimento di|città di', 'town', 'IT CH', 'it', 'Stabilimento di Parma', 'Parma | Italy'],
  ['gemeente', 'town', 'NL BE', 'nl', 'Gemeente Ede', 'Ede | Netherlands'],
  ['provincie', 'around', 'NL BE', 'nl', 'Provincie Utrecht', ' | Netherlands'],
  ['* kommun', 'town', 'SE FI', 'sv', 'Nacka kommun', 'Nacka | Sweden'],
  ['stor', 'town', 'SE NO DK', 'sv', 'Stor Stockholm', 'Stockholm | Sweden'],
  ['* kommune', 'town', 'NO DK GL', 'da', 'Kolding Kommune', 'Kolding | Denmark'],
  ['* fylke', 'around', 'NO', 'no', 'Rogaland fylke', ' | Norway'],
  ['*n seutu', 'area', 'FI', 'fi', 'Helsingin seutu', ' | Finland'],
  ['woj.|województwo|powiat|pow.', 'area', 'PL', 'pl', 'powiat piaseczyński', ' | Poland'],
  ['gm.|gmina', 'village', 'PL', 'pl', 'gm. Komorniki', 'Komorniki | Poland'],
  ['okr.|okres', 'area', 'CZ SK', 'cs', 'okr. Kolín', ' | Czechia'],
  ['kraj', 'around', 'CZ SK', 'cs', 'Kraj Vysočina', ' | Czechia'],
  ['* megye|* vármegye', 'area', 'HU', 'hu', 'Pest megye', ' | Hungary'],
  ['jud.|județ|județul', 'around', 'RO', 'ro', 'județul Timiș', ' | Romania'],
  ['com.|comuna|municipiul|mun.|orașul', 'town', 'RO MD', 'ro', 'Com. Chiajna, Ilfov', 'Chiajna | Romania'],
  ['гр.|град|с.|село|община', 'town', 'BG MK RS RU UA', 'bg', 'гр. Пловдив', 'Пловдив | Bulgaria'],
  ['област|обл.', 'around', 'BG', 'bg', 'област Бургас', ' | Bulgaria'],
  ['*ский край|республика', 'area', 'RU', 'ru', 'Красноярский край', ' | Russia'],
  [
    '*ская область|*ская обл.|*ский район|р-н',
    'area',
    'RU BY KZ',
    'ru',
    'Казань, Московская область',
    'Казань | Russia',
  ],
  ['*ська область|*ська обл.|*ський район', 'area', 'UA', 'uk', 'Київська область', ' | Ukraine'],
  ['νομός|περιφέρεια', 'area', 'GR', 'el', 'Νομός Αττικής', ' | Greece'],
  ['δήμος', 'town', 'GR CY', 'el', 'Δήμος Αθήνα', 'Αθήνα | Greece'],
  ['* ili|* i̇li|* ilçesi', 'around', 'TR', 'tr', 'Bursa ili', ' | Turkey'],
  ['* županija', 'area', 'HR', 'hr', 'Zagrebačka županija', ' | Croatia'],
  ['grad|općina|opština', 'town', 'HR RS BA ME', 'hr', 'Grad Zagreb', 'Zagreb | Croatia'],
  ['* regija', 'area', 'SI', 'sl', 'Osrednjeslovenska regija', ' | Slovenia'],
  ['*o apskritis|*o raj.|*o rajonas|*o r.|*aus raj.|*aus r.', 'area', 'LT', 'lt', 'Kauno raj.', ' | Lithuania'],
  ['*s novads|*s nov.|*s rajons', 'area', 'LV', 'lv', 'Ķekavas nov.', ' | Latvia'],
  ['* maakond', 'area', 'EE', 'et', 'Harju maakond', ' | Estonia'],
  ['* vald|* linn', 'town', 'EE', 'et', 'Tartu linn', 'Tartu | Estonia'],
  ['אזור', 'area', 'IL', 'he', 'אזור המרכז', ' | Israel'],
  ['محافظة|منطقة|ولاية', 'around', '', 'ar', 'محافظة القاهرة', ' | Egypt'],
  ['مدينة', 'town', '', 'ar', 'مدينة الرياض', 'الرياض | Saudi Arabia'],
  ['استان|شهرستان', 'area', 'IR', 'fa', 'استان تهران', ' | Iran'],
  ['quận|q.|huyện|tỉnh|phường', 'area', 'VN', 'vi', 'Quận 1', ' | Vietnam'],
  ['tp.|tp|thành phố|thị xã', 'town', 'VN', 'vi', 'Thành phố Đà Nẵng', 'Đà Nẵng | Vietnam'],
  ['kabupaten|kecamatan', 'area', 'ID', 'id', 'Kabupaten Tangerang', ' | Indonesia'],
  ['kab.|kec.', 'around', 'ID', 'id', 'Kab. Bekasi', ' | Indonesia'],
  ['kota', 'town', 'ID', 'id', 'Kota Bandung', 'Bandung | Indonesia'],
  ['จังหวัด*|จ.*|เขต*|อำเภอ*', 'area', 'TH', 'th', 'จังหวัดชลบุรี', ' | Thailand'],
  ['lungsod ng', 'town', 'PH', 'tl', 'Lungsod ng Maynila', 'Maynila | Philippines'],
  ['* şəhəri', 'town', 'AZ', 'az', 'Bakı şəhəri', 'Bakı | Azerbaijan'],
];
