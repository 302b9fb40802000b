import type { WordRow } from '../phrase-table.js';
import type { SectionKind } from './section-kinds.js';

/**
 * Headings of what is welcome and not required, and those that ask who the applicant is, as sentences do: "If you know
 * one of these, so much the better".
 */
export const WISH_SECTION_WORDS: readonly WordRow<SectionKind>[] = [
  [
    'nice_to_have',
    'en',
    "you may also have|you might also have|you could also have|useful qualities|useful skills|useful experience|additional skills|additional experience|additional knowledge|optional skills|optional requirements|not a must|no must|bonus if|bonus track|bonus round|bonus qualifications|bonus experience|it helps if|it'd be great|we'd love it if|would love it if|would be a bonus|would be awesome|would be fantastic|big plus|advantageous|beneficial|is helpful|are helpful|be helpful|helpful if|helpful but|helpful to have|helpful skills|helpful experience|helpful knowledge|helpful qualifications|an asset|icing on the cake|cherry on|ideally|not essential|plus points|an advantage|so much the better|welcome but not",
    'preferred start*|preferred location*|preferred supplier*|preferred partner*|preferred employer*|preferred contact|preferred method*|preferred language|preferred name|preferred date*|desired candidate*|desired profile*|desired applicant*|desired person|preferred candidate*|preferred profile|desired start*|desired salary|desired pay|desired location|desired position|desired job|desired outcome*|desired result*|we stand out|us stand out|our customers stand out|products stand out|ideally located|ideally situated',
  ],
  [
    'nice_to_have',
    'de',
    'kein Muss|zusätzliche Kenntnisse|zusätzliche Qualifikationen|Zusatzqualifikationen|nicht zwingend|wäre schön|wäre super|wäre klasse|wäre ideal|wäre prima|wäre hilfreich|wäre ein Bonus|ein Plus|Sahnehäubchen|i-Tüpfelchen|Kirsche auf|hilfreich|vorteilhaft|umso besser|noch besser|Zusatzpunkte|Extrapunkte|im Idealfall|freuen würde|freuen würden|uns noch freuen|uns zusätzlich freuen|optionale Kenntnisse|optionale Anforderungen',
  ],
  [
    'nice_to_have',
    'fr',
    'cerise sur le gâteau|petit plus|petits plus|un bonus|bonus si|serait idéal|encore mieux|compétences complémentaires|compétences supplémentaires|pas obligatoire*|pas indispensable*|facultati*|optionnel*|est un avantage|sera un avantage|serait un avantage|constitue un avantage',
    'profil souhaité|profils souhaités|candidat souhaité|candidate souhaitée|candidats souhaités|poste souhaité|date souhaitée|salaire souhaité|lieu souhaité|contrat souhaité|nos atouts|atouts de l’entreprise',
  ],
  [
    'nice_to_have',
    'es',
    'la guinda|puntos extra|bonus points|un plus|suma puntos|sumará puntos|sería ideal|idealmente|no imprescindible*|no es imprescindible|no obligatorio*|te hará destacar|conocimientos adicionales|habilidades adicionales|competencias adicionales|aún mejor|valoraremos|opcional*|es una ventaja|será una ventaja|sería una ventaja|es ventaja',
  ],
  ['nice_to_have', 'ca', 'un plus|valorarem|no imprescindible*|la cirereta'],
  [
    'nice_to_have',
    'pt',
    'um plus|cereja do bolo|cereja no topo|pontos extra|pontos bónus|seria ótimo|idealmente|não obrigatóri*|não é obrigatório|mais-valia|mais-valias|conhecimentos adicionais|competências adicionais|habilidades adicionais|melhor ainda|um diferencial|opciona*|é uma vantagem|será uma vantagem|seria uma vantagem|constitui vantagem',
  ],
  [
    'nice_to_have',
    'it',
    'ciliegina sulla torta|punti bonus|sarebbe ideale|idealmente|non obbligatori*|non indispensabil*|competenze aggiuntive|competenze ulteriori|meglio ancora|un vantaggio|titoli preferenziali|è un plus|un punto a favore|apprezzat*',
  ],
  [
    'nice_to_have',
    'nl',
    'kers op de taart|extra punten|zou mooi zijn|zou fijn zijn|nog beter|geen must|niet verplicht|aanvullende vaardigheden|een plus|een pluspunt|idealiter|een pré|bij voorkeur|mooi zou zijn|wenselijk',
  ],
  [
    'nice_to_have',
    'sv',
    'pricken över|bonuspoäng|extra poäng|inget krav|ett plus|ännu bättre|en merit|önskvärt|vi ser gärna',
  ],
  ['nice_to_have', 'da', 'prikken over|ikke et krav|et plus|bonuspoint|endnu bedre|ønskeligt'],
  ['nice_to_have', 'no', 'prikken over|ikke et krav|et pluss|bonuspoeng|enda bedre|pluss om|en fordel'],
  ['nice_to_have', 'fi', 'kirsikka kakun|plussana|lisäpiste*|katsomme eduksi|luemme eduksi|ei pakollinen|etua on'],
  [
    'nice_to_have',
    'pl',
    'wisienka na torcie|dodatkowe umiejętności|dodatkowe kwalifikacje|plusem będzie|będzie plusem|będzie atutem|będą atutem|atuty|nie jest wymagan*|idealnie|jeszcze lepiej',
  ],
  ['nice_to_have', 'cs', 'třešnička na dortu|není podmínkou|plusem|ještě lepší|bonusové body'],
  ['nice_to_have', 'sk', 'čerešnička na torte|nie je podmienkou|plusom'],
  ['nice_to_have', 'hu', 'hab a tortán|plusz pont|előnyként|nem feltétel'],
  [
    'nice_to_have',
    'ro',
    'cunoștințe suplimentare|competențe suplimentare|cireașa de pe tort|constituie un avantaj|reprezintă un avantaj|reprezintă avantaj|este un avantaj|un plus|nu este obligatori*|de preferat',
  ],
  ['nice_to_have', 'tr', 'tercih edilen*|tercih nedeni|artı puan|zorunlu değil'],
  [
    'nice_to_have',
    'ru',
    'дополнительные навыки|дополнительные знания|плюсом будет|преимуществом будет|вишенка на торте|не обязательно|необязательно|необязательные|бонусом будет|плюсом|приветствуется',
  ],
  ['nice_to_have', 'uk', 'плюсом буде|перевагою буде|вишенька на торті|необовʼязково|буде бонусом|плюсом|вітається'],
  [
    'nice_to_have',
    'el',
    'επιθυμητά προσόντα|επιπλέον προσόντα|πρόσθετα προσόντα|πρόσθετες γνώσεις|επιπλέον γνώσεις|προαιρετικά|πλεονέκτημα',
  ],
  ['nice_to_have', 'bg', 'ще бъде плюс|предимство е|плюс е|незадължителн*|не е задължително|не са задължителни'],
  ['nice_to_have', 'hr', 'prednost je|bit će plus|dodatne vještine|nije uvjet'],
  ['nice_to_have', 'sl', 'dodatna prednost|ni pogoj'],
  ['nice_to_have', 'ja', '望ましい|尚良い|なお良い|あると嬉しい|必須ではない'],
  ['nice_to_have', 'ko', '있으면 더 좋|플러스 요인|필수는 아니'],
  ['nice_to_have', 'zh', '加分项目|锦上添花|优先考虑|优先考量|非必须'],
  ['nice_to_have', 'ar', 'يعد ميزة'],
  ['nice_to_have', 'he', 'יתרון משמעותי'],
  [
    'requirements',
    'en',
    "who are you|is for you if|right for you if|perfect for you if|good match if|great match if|we'd like to see|you may be a fit|what we hope you",
  ],
  [
    'requirements',
    'de',
    'passt zu dir, wenn|passt zu Ihnen, wenn|ist etwas für dich|ist was für dich|ist etwas für Sie|richtig für dich, wenn|bei uns richtig, wenn|hier richtig, wenn|wer bist du|wer sind Sie',
  ],
  [
    'requirements',
    'fr',
    'est fait pour vous|est fait pour toi|poste est pour vous|pour vous si|pour toi si|aimerions retrouver|aimerions trouver|retrouver chez vous|retrouver chez toi|aimerait retrouver',
  ],
  [
    'requirements',
    'es',
    'es para ti si|encajas si|encajarás si|quién eres|persona ideal|candidata ideal|candidato ideal',
  ],
  ['requirements', 'ca', 'és per a tu si|qui ets'],
  [
    'requirements',
    'pt',
    'é para ti se|é para você se|quem és|quem é você|pessoa ideal|candidato ideal|candidata ideal',
  ],
  ['requirements', 'it', 'fa per te se|è per te se|fa al caso tuo'],
  ['requirements', 'nl', 'iets voor jou als|past bij jou als|past bij je als|voor jou als'],
  ['requirements', 'sv', 'passar dig som'],
  ['requirements', 'da', 'noget for dig|passer til dig'],
  ['requirements', 'no', 'passer for deg|noe for deg'],
  ['requirements', 'fi', 'sopii sinulle|sopii sinulle, jos|kuka olet'],
  ['requirements', 'pl', 'jest dla ciebie, jeśli|dla ciebie, jeśli|kim jesteś'],
  [
    'requirements',
    'cs',
    'je pro tebe, pokud|je pro vás, pokud|kdo jsi|vás představujeme|tě představujeme|ideálně představujeme|vás představovali',
  ],
  ['requirements', 'sk', 'vás predstavujeme|ťa predstavujeme|ideálne predstavujeme'],
  ['requirements', 'sk', 'je pre teba, ak|je pre vás, ak|kto si'],
  ['requirements', 'hu', 'neked való|ki vagy te'],
  ['requirements', 'ro', 'ți se potrivește dacă|este pentru tine dacă'],
  ['requirements', 'hr', 'je za tebe ako|tko si ti'],
  ['requirements', 'tr', 'sana göre|kimsin'],
  ['requirements', 'ru', 'подойдет вам, если|подойдёт вам, если|вам подойдет|для вас, если'],
  ['requirements', 'uk', 'підійде вам, якщо|для вас, якщо'],
  ['nice_to_have', 'es pt', 'sería una ventaja|será una ventaja|seria uma vantagem|será uma vantagem'],
  ['nice_to_have', 'nl cs', 'is een voordeel|een voordeel is|výhoda je|výhoda'],
  [
    'nice_to_have',
    'tr',
    'avantaj sağlar|avantaj sağlayacak|avantaj olacaktır|avantaj olur|artı olarak|tercih edilecek nitelikler',
  ],
  ['nice_to_have', 'et', 'eeliseks|eelis on'],
];
