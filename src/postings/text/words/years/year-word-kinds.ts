/** What the words say around years of experience. */
export type YearWordKind =
  /** Years behind a number. */
  | 'years'
  /** Endings that make an adjective of a number of years: "3-jährige". They count beside a word for experience only. */
  | 'ofYears'
  /** Numbers in words: "zwei=2"; they count before the years of their own language. */
  | 'numbers'
  /** Last letters of the case of a number, behind its sign: "3-ох". */
  | 'numberEnds'
  /** Words that say the number and the years in one: "שנתיים" are two years. */
  | 'spans'
  /** Experience. */
  | 'experience'
  /** In front of the least that is asked for. */
  | 'atLeast'
  /** In front of fewer than there are, of what is asked for and of what a company is proud of. */
  | 'moreThan'
  /** Behind a number of years that is asked for, or between the number and the years. */
  | 'orMore'
  /** In front of the most that is wanted, which asks for nothing. */
  | 'upTo'
  /** A company that speaks of its own years. */
  | 'ourselves'
  /** Children and others whose age may stand behind them. */
  | 'aged'
  /** In front of years that are still to come: "after two years of practice you lead a team". */
  | 'after'
  /** Behind a number of years that is an age. */
  | 'old'
  /** With: how a sentence begins that says what somebody has. */
  | 'with'
  /** Who does what the sentence says: it is the company. */
  | 'isUs'
  /** Ours: of the company where a clause begins with it, "in our industry" is said of anybody. */
  | 'ours'
  /** Words that speak to the reader. */
  | 'toReader'
  /** In front of what a company is: "is a". */
  | 'being'
  /** A company, as the sentence calls it. */
  | 'company'
  /** How a sentence begins that says where or since when a company is. */
  | 'founded'
  /** In front of the years that a company has: "with", "boasting". */
  | 'having'
  /** Words by which a sentence seeks somebody, or that name whom: the years behind them are asked for. */
  | 'seeking'
  /** Beside years, in their own clause: they are those of something else, unless they are bound to experience. */
  | 'otherThing'
  /** The same, of years of experience as well: they are those of several, or of a company. */
  | 'otherPast'
  /** Right in front of years that have passed, or are to come: "in the last 5 years". */
  | 'recent'
  /** Between years, with which an item of what is asked begins, and what they were spent in. */
  | 'spentIn'
  /** Work that an item of a language without spaces names in front of the years it was done for. */
  | 'workAhead'
  /** What years of an item are spent in without working: studies. */
  | 'studies'
  /** Right behind years: what takes so long, or since when it is. */
  | 'spanOf'
  /** The same, right in front of them. */
  | 'lasts'
  /** Months of experience, behind their number. */
  | 'monthsOfExperience'
  /** One year of experience, without a number. */
  | 'yearOfExperience'
  /** What the reader has done, of work, in front of how long. */
  | 'hasDone'
  /** Between what somebody has done and the years it was done for: "for at least". */
  | 'forAtLeast'
  /** Right in front of the years of somebody who has experience at present. */
  | 'sinceAtLeast';

/** Words of one language, or of a group of close ones; | divides them, which are parts of patterns. */
export type YearWord = readonly [kind: YearWordKind, language: string, words: string];
