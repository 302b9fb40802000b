/** What a page says beside the names of networks to pass a posting on, by language; | divides the words. */
export const SHARE_WORDS: readonly (readonly [language: string, words: string])[] = [
  ['en', 'share|tweet'],
  ['de', 'teilen|weitersagen'],
  ['fr', 'partager|partagez'],
  ['es', 'compartir|comparte'],
  ['pt', 'compartilhar|compartilhe|partilhar|partilhe'],
  ['it', 'condividi|condividere'],
  ['nl', 'delen|deel'],
  ['sv', 'dela'],
  ['da no', 'del'],
  ['fi', 'jaa'],
  ['pl', 'udostępnij'],
  ['cs', 'sdílet|sdílejte'],
  ['sk', 'zdieľať'],
  ['hu', 'megosztás'],
  ['ro', 'distribuie'],
  ['tr', 'paylaş'],
  ['ru', 'поделиться'],
  ['uk', 'поділитися'],
];

/** What stands between such a word and a network: "Share on Facebook"; `beside-advert.spec.ts` puts each there. */
export const SHARE_BETWEEN: readonly (readonly [language: string, words: string])[] = [
  ['en', 'on|this|via|job|link|the|page'],
  ['de', 'auf|per|bei|e'],
  ['fr', 'sur|par'],
  ['es', 'en'],
  ['pt', 'em|no'],
  ['it', 'su'],
  ['nl', 'op'],
  ['sv', 'på'],
  ['da no', 'på'],
  ['pl cs sk hr', 'na'],
  ['ro', 'pe'],
  ['ru', 'в'],
  ['uk', 'у'],
];
