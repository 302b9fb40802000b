/**
 * Lines with which a letter ends: what stands below them is a name, and nothing of what was told before. By language; |
 * divides the lines.
 */
export const LETTER_ENDS: readonly (readonly [language: string, lines: string])[] = [
  [
    'en',
    'good luck|cheers|regards|kind regards|best regards|warm regards|best wishes|best|all the best|sincerely|sincerely yours|yours sincerely|yours faithfully|yours truly|see you soon|see you|thanks|many thanks|with best regards|with kind regards',
  ],
  [
    'de',
    'viele Grüße|liebe Grüße|beste Grüße|freundliche Grüße|mit freundlichen Grüßen|mit besten Grüßen|herzliche Grüße|herzliche Grüsse|freundliche Grüsse|Grüße|Gruß|herzlichst|viel Erfolg|viel Glück|bis bald|dein Team|euer Team|Ihr Team',
  ],
  [
    'fr',
    'cordialement|bien cordialement|bien à vous|à bientôt|sincères salutations|meilleures salutations|bonne chance|amicalement',
  ],
  ['es', 'saludos|un saludo|saludos cordiales|atentamente|un abrazo|hasta pronto|buena suerte|mucha suerte'],
  ['ca', 'salutacions|atentament|fins aviat|bona sort'],
  ['pt', 'atenciosamente|cumprimentos|com os melhores cumprimentos|até breve|boa sorte|um abraço|abraços'],
  ['it', 'cordiali saluti|distinti saluti|saluti|un saluto|a presto|in bocca al lupo|buona fortuna'],
  ['nl', 'met vriendelijke groet|vriendelijke groeten|hartelijke groet|groeten|groetjes|tot snel|veel succes'],
  ['sv', 'med vänliga hälsningar|vänliga hälsningar|hälsningar|varma hälsningar|lycka till|vi ses'],
  ['da', 'med venlig hilsen|venlig hilsen|mange hilsner|held og lykke|vi ses|de bedste hilsner'],
  ['no', 'med vennlig hilsen|vennlig hilsen|hilsen|lykke til|vi sees'],
  ['fi', 'ystävällisin terveisin|terveisin|parhain terveisin|onnea matkaan'],
  ['pl', 'pozdrawiam|pozdrawiamy|z poważaniem|serdecznie pozdrawiamy|powodzenia|do zobaczenia'],
  ['cs', 's pozdravem|s přátelským pozdravem|hodně štěstí|těšíme se'],
  ['sk', 's pozdravom|s priateľským pozdravom|veľa šťastia'],
  ['hu', 'üdvözlettel|sok sikert'],
  ['ro', 'cu stimă|mult succes|numai bine'],
  ['hr', 'srdačan pozdrav|lijep pozdrav|pozdrav|sretno'],
  ['tr', 'saygılarımızla|sevgiler|bol şans|başarılar'],
  ['ru', 'с уважением|удачи|до встречи'],
  ['uk', 'з повагою|успіхів|до зустрічі'],
  ['el', 'με εκτίμηση|καλή επιτυχία'],
];

/** What a line of rights says, besides the sign: by language; | divides the words. */
export const RIGHTS_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'all rights reserved|copyright'],
  ['de', 'Alle Rechte vorbehalten'],
  ['fr', 'tous droits réservés'],
  ['es', 'todos los derechos reservados'],
  ['ca', 'tots els drets reservats'],
  ['pt', 'todos os direitos reservados'],
  ['it', 'tutti i diritti riservati'],
  ['nl', 'alle rechten voorbehouden'],
  ['sv', 'alla rättigheter förbehållna|med ensamrätt'],
  ['da no', 'alle rettigheder forbeholdes|alle rettigheter reservert'],
  ['fi', 'kaikki oikeudet pidätetään'],
  ['pl', 'wszelkie prawa zastrzeżone|wszystkie prawa zastrzeżone'],
  ['cs', 'všechna práva vyhrazena'],
  ['sk', 'všetky práva vyhradené'],
  ['hu', 'minden jog fenntartva'],
  ['ro', 'toate drepturile rezervate'],
  ['hr', 'sva prava pridržana'],
  ['tr', 'tüm hakları saklıdır'],
  ['ru', 'все права защищены'],
  ['uk', 'усі права захищені|всі права захищені'],
];

/** What somebody asks before he is told whom to call: "Questions? Call Jane". By language; | divides the words. */
export const ASKED_AT_END: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'interested|are you interested|sounds good|sound good|sound interesting|questions|any questions|got questions|still have questions',
  ],
  [
    'de',
    'interesse|interessiert|hast du interesse|haben Sie interesse|neugierig|fragen|noch fragen|hast du fragen|haben Sie fragen|du hast fragen|Sie haben fragen',
  ],
  [
    'fr',
    'intéressé|intéressée|intéressé·e|intéressé(e)|intéressé.e|ça vous intéresse|ça t’intéresse|questions|une question|des questions',
  ],
  ['es', 'interesado|interesada|estás interesado|estás interesada|preguntas|tienes preguntas|dudas|tienes dudas'],
  ['pt', 'interessado|interessada|tens interesse|tem interesse|ficou interessado|dúvidas|perguntas|tens dúvidas'],
  ['it', 'interessato|interessata|domande|hai domande'],
  [
    'nl',
    'interesse|geïnteresseerd|enthousiast|enthousiast geworden|interesse gewekt|iets voor jou|vragen|nog vragen|heb je vragen|heb je nog vragen',
  ],
  ['sv', 'intresserad|frågor|har du frågor'],
  ['da no', 'interesseret|interessert|spørgsmål|har du spørgsmål|har du spørsmål|spørsmål'],
  ['fi', 'kiinnostaako|kysyttävää|onko kysyttävää'],
  ['pl', 'zainteresowany|zainteresowana|jesteś zainteresowany|pytania|masz pytania'],
  ['cs sk', 'dotazy|máte dotazy|máš dotazy|otázky|máte otázky'],
  ['hu', 'érdekel|kérdésed van|kérdése van'],
  ['ro', 'interesat|ești interesat|te interesează|întrebări|ai întrebări'],
  ['ru uk', 'заинтересовались|интересно|зацікавило|вопросы|есть вопросы|питання|є питання'],
  ['tr', 'ilgileniyor musunuz|sorularınız mı var|sorunuz mu var'],
];
