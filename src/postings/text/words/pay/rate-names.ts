import type { LanguageWords } from '../pattern-parts.js';

/**
 * What is paid at a rate of its own and is nobody: times, ages, extras. A name of such words alone names no opening;
 * `paid-names.spec.ts` reads each.
 */
export const RATE_NAMES: readonly LanguageWords[] = [
  [
    'en',
    'night|nights|day|days|evening|evenings|weekday|weekdays|weekend|weekends|bank|public|holiday|holidays|saturday|saturdays|sunday|sundays|monday to friday|and|shift|shifts|cover|overtime|bonus|bonuses|allowance|supplement|premium|rate|rates|pay|wage|adult|adults|under|over|standard|basic|minimum|living|training|travel|meal|meals|expenses|call-out|on-call|early|late|room|rooms|studio|double|single|pitch|ticket|tickets',
  ],
  [
    'de',
    'nacht|nächte|tag|tage|abend|wochenende|wochenenden|feiertag|feiertage|feiertags|samstag|samstags|sonntag|sonntags|und|nachtschicht|tagschicht|frühschicht|spätschicht|nachtzuschlag|sonntagszuschlag|feiertagszuschlag|wochenendzuschlag|zuschlag|zuschläge|überstunden|bonus|prämie|zulage|spesen|fahrgeld|stundenlohn|mindestlohn|grundlohn|rufbereitschaft|bereitschaft|zimmer|einzelzimmer|doppelzimmer|stellplatz|eintritt',
  ],
  [
    'fr',
    'nuit|nuits|jour|jours|soir|week-end|week-ends|samedi|dimanche|jours fériés|et|prime|primes|prime de nuit|majoration|heures supplémentaires|indemnité|indemnités|panier|taux horaire|tarif|salaire de base|astreinte|chambre|chambre double|chambre simple|emplacement|entrée',
  ],
  [
    'nl',
    'nacht|nachten|dag|dagen|avond|weekend|weekenden|zaterdag|zondag|feestdagen|en|nachtdienst|toeslag|nachttoeslag|overwerk|bonus|uurloon|minimumloon|reiskosten|kamer|tweepersoonskamer|eenpersoonskamer|kampeerplaats',
  ],
  [
    'es',
    'noche|noches|día|días|tarde|fin de semana|fines de semana|sábado|sábados|domingo|domingos|festivos|y|turno de noche|horas extra|horas extras|plus|plus de nocturnidad|prima|dietas|tarifa|habitación|habitación doble|habitación individual|entrada',
  ],
  [
    'it',
    'notte|notti|giorno|giorni|sera|fine settimana|weekend|sabato|domenica|festivi|e|turno di notte|straordinari|straordinario|premio|indennità|maggiorazione|tariffa|camera|camera doppia|camera singola|piazzola|ingresso',
  ],
  [
    'pt',
    'noite|noites|dia|dias|fim de semana|fins de semana|sábado|sábados|domingo|domingos|feriados|e|turno da noite|horas extra|horas extraordinárias|prémio|prêmio|subsídio|tarifa|quarto|quarto duplo|quarto individual|entrada',
  ],
  [
    'pl',
    'noc|noce|dzień|weekend|weekendy|sobota|soboty|niedziela|niedziele|święta|i|nocna zmiana|nadgodziny|premia|dodatek|dodatek nocny|stawka|pokój|pokój dwuosobowy|bilet',
  ],
  [
    'sv',
    'natt|nätter|dag|kväll|helg|helger|lördag|lördagar|söndag|söndagar|helgdagar|och|nattskift|ob-tillägg|tillägg|övertid|bonus|timlön|rum|dubbelrum|enkelrum',
  ],
];
