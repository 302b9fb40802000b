import { countryNamed } from './gazetteer.js';
import { placeKey } from '../words.js';

/** English short names where the Unicode data have a longer one; `npm run places` makes names of them, too. */
const SHORT_NAMES: Record<string, string> = {
  HK: 'Hong Kong',
  MO: 'Macao',
  MM: 'Myanmar',
  TR: 'Turkey',
  BA: 'Bosnia and Herzegovina',
  CG: 'Congo',
  PS: 'Palestine',
};

/** What else countries are called, as `placeKey` writes it. */
const ALIASES = new Map(
  Object.entries({
    usa: 'US',
    'u s a': 'US',
    'u s': 'US',
    'united states of america': 'US',
    america: 'US',
    uk: 'GB',
    'u k': 'GB',
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'northern ireland': 'GB',
    uae: 'AE',
    holland: 'NL',
    'the netherlands': 'NL',
    'czech republic': 'CZ',
    'ceska republika': 'CZ',
    'slovenska republika': 'SK',
    السعودية: 'SA',
    'republic of ireland': 'IE',
    'south korea': 'KR',
    korea: 'KR',
    한국: 'KR',
    'korea republic of': 'KR',
    'russian federation': 'RU',
    'viet nam': 'VN',
    brd: 'DE',
    'hong kong sar': 'HK',
    'taiwan roc': 'TW',
    turkiye: 'TR',
    macedonia: 'MK',
    'ivory coast': 'CI',
    rdc: 'CD',
    'cape verde': 'CV',
  }),
);

const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** ISO 3166: the three-letter code, then the two-letter one. */
const THREE_LETTERS = new Map(
  [
    'ANDAD AREAE AFGAF ATGAG AIAAI ALBAL ARMAM AGOAO ATAAQ ARGAR ASMAS AUTAT AUSAU ABWAW ALAAX AZEAZ',
    'BIHBA BRBBB BGDBD BELBE BFABF BGRBG BHRBH BDIBI BENBJ BLMBL BMUBM BRNBN BOLBO BESBQ BRABR BHSBS BTNBT',
    'BVTBV BWABW BLRBY BLZBZ CANCA CCKCC CODCD CAFCF COGCG CHECH CIVCI COKCK CHLCL CMRCM CHNCN COLCO CRICR',
    'CUBCU CPVCV CUWCW CXRCX CYPCY CZECZ DEUDE DJIDJ DNKDK DMADM DOMDO DZADZ ECUEC ESTEE EGYEG',
    'ESHEH ERIER ESPES ETHET FINFI FJIFJ FLKFK FSMFM FROFO FRAFR GABGA GBRGB GRDGD GEOGE GUFGF GGYGG GHAGH',
    'GIBGI GRLGL GMBGM GINGN GLPGP GNQGQ GRCGR SGSGS GTMGT GUMGU GNBGW GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU',
    'IDNID IRLIE ISRIL IMNIM INDIN IOTIO IRQIQ IRNIR ISLIS ITAIT JEYJE JAMJM JORJO JPNJP KENKE KGZKG KHMKH KIRKI',
    'COMKM KNAKN PRKKP KORKR KWTKW CYMKY KAZKZ LAOLA LBNLB LCALC LIELI LKALK LBRLR LSOLS LTULT LUXLU LVALV LBYLY',
    'MARMA MCOMC MDAMD MNEME MAFMF MDGMG MHLMH MKDMK MLIML MMRMM MNGMN MACMO MNPMP MTQMQ MRTMR MSRMS MLTMT MUSMU',
    'MDVMV MWIMW MEXMX MYSMY MOZMZ NAMNA NCLNC NERNE NFKNF NGANG NICNI NLDNL NORNO NPLNP NRUNR NIUNU NZLNZ',
    'OMNOM QATQA XKXXK PANPA PERPE PYFPF PNGPG PHLPH PAKPK POLPL SPMPM PCNPN PRIPR PSEPS PRTPT PLWPW PRYPY REURE ROURO SRBRS',
    'RUSRU RWARW SAUSA SLBSB SYCSC SDNSD SWESE SGPSG SHNSH SVNSI SJMSJ SVKSK SLESL SMRSM SENSN SOMSO SURSR SSDSS',
    'STPST SLVSV SXMSX SYRSY SWZSZ TCATC TCDTD ATFTF TGOTG THATH TJKTJ TKLTK TLSTL TKMTM TUNTN TONTO',
    'TURTR TTOTT TUVTV TWNTW TZATZ UKRUA UGAUG UMIUM USAUS URYUY UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN',
    'VUTVU WLFWF WSMWS YEMYE MYTYT ZAFZA ZMBZM ZWEZW',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => [pair.slice(0, 3), pair.slice(3)] as const),
);

/** The two-letter codes of ISO 3166. */
export const COUNTRY_CODES: readonly string[] = [...THREE_LETTERS.values()];

/** English short name of an ISO 3166 code. */
export function countryOfCode(code: string): string | undefined {
  const two = twoLetters(code);
  const name = two === undefined ? undefined : englishNames.of(two);
  return two === undefined || name === undefined ? undefined : (SHORT_NAMES[two] ?? name);
}

/** The ISO 3166 code of two letters that a code of two or three letters stands for: UK is GB. */
export function twoLetters(code: string): string | undefined {
  const upper = code.toUpperCase();
  const two = upper.length === 3 ? THREE_LETTERS.get(upper) : upper;
  if (two === undefined || !/^[A-Z]{2}$/.test(two) || /^(?:EU|EZ|UN|ZZ|X[^K]|Q[M-Z])$/.test(two)) return undefined;
  const known = two === 'UK' ? 'GB' : two;
  return englishNames.of(known) === undefined ? undefined : known;
}

/** ISO 3166 code of a country given by name, in any of the languages the service reads. */
export function codeOfName(name: string): string | undefined {
  const key = placeKey(name);
  return ALIASES.get(key) ?? countryNamed(key);
}

/** English short name of a country given by name, in any of the languages the service reads. Not by code. */
function countryOfName(name: string): string | undefined {
  const code = codeOfName(name);
  return code === undefined ? undefined : countryOfCode(code);
}

/** English short name of a country that a source gives by code or name. */
export function readCountry(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  return countryOfName(text) ?? (/^[A-Za-z]{2,3}$/.test(text) ? countryOfCode(text) : undefined);
}
