import type { PageElement, Prepared } from './in-page.js';

/** Runs inside of pages, like `in-page.ts`: handed over as its source, it uses nothing outside of itself. */
declare const document: { querySelectorAll(selector: string): Iterable<PageElement> };
declare const getComputedStyle: (element: PageElement) => { readonly cursor: string };

/**
 * Opens the next tab, or presses the next of several switches of which one is on, that was not pressed yet; of switches
 * with one for everything only that one, also where none is marked as on. What `past` (the source of a pattern) says is
 * over is left closed. Answers its text.
 */
export function openTab(past: string): string | undefined {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const ON =
    '[aria-selected=true],[aria-pressed=true],[aria-current],.active,.selected,.current,.is-active,.is-selected,.on,.checked';
  const ALL =
    /^(?:(?:all|any|every|alle|tous|toutes|tout|todos|todas|tutt[ei]|wszystkie|alla|kaikki|vše|všechn[aiy]|všetk[aoy]|minden|összes|toate|toți|tüm|все|всі|усі|όλ(?:α|ες|οι))(?!\p{L})|すべて|全て|全部|所有|전체).{0,25}$/iu;
  const ASKS_CONSENT =
    '[aria-modal=true],dialog,[class*=cookie i],[id*=cookie i],[class*=consent i],[id*=consent i],[class*=gdpr i],[class*=privacy i]';
  const NOT_OPEN = new RegExp(past, 'iu');
  const opened = ((globalThis as { openedTabs?: Set<string> }).openedTabs ??= new Set<string>());
  const textOf = (element: PageElement): string => element.textContent.replace(/\s+/g, ' ').trim().slice(0, 60);
  const open = (element: PageElement): string | undefined => {
    const text = textOf(element);
    if (text === '' || opened.has(text) || element.disabled === true) return undefined;
    opened.add(text);
    if (element.matches(ON) || NOT_OPEN.test(text)) return undefined;
    element.click();
    return text;
  };
  const TAB =
    '[role=tab],[data-toggle=tab],[data-bs-toggle=tab],.tab-link,.tabs button,.tabs a[href^="#"],[class*=tab] > button';
  const isSwitch = (element: PageElement): boolean =>
    !/^(?:#!?\/|[^#j])/.test(element.getAttribute('href') ?? '') &&
    /\p{L}{3}/u.test(textOf(element)) &&
    element.textContent.length < 60 &&
    element.getBoundingClientRect().width > 0;
  const CALLED_TABS = /(?:^|[\s_-])tabs?(?:[_-](?:list|nav|menu|bar|head|header|items|links))?(?=$|\s)/i;
  /** An entry of what is called tabs, though nothing shows that it listens. */
  const isCalledTab = ({ localName, parentElement }: PageElement): boolean =>
    /^(?:li|div|span|p|dt)$/.test(localName) && CALLED_TABS.test(parentElement?.getAttribute('class') ?? '');
  /** What is pressed of an entry that is on, where it is a switch. */
  const switchOf = (on: PageElement): PageElement | undefined => {
    const own = on.matches('li') ? ([...on.querySelectorAll('button,a,[role=button]')][0] ?? on) : on;
    const isControl = own.matches('button,a,[role=button],label,[onclick],[tabindex]') || isCalledTab(own);
    return isControl && isSwitch(own) ? own : undefined;
  };
  /** By name and parent, looked for once: all entries of a long list may be marked as on. */
  const groups = new Map<string, Map<PageElement | null, readonly PageElement[]>>();
  const groupOf = (one: PageElement, name: string, part = one.parentElement): readonly PageElement[] => {
    if (one.closest('nav,header,footer,[role=navigation],[role=dialog],form[action]')) return [];
    const ofName = groups.get(name) ?? new Map<PageElement | null, readonly PageElement[]>();
    const group = ofName.get(part) ?? [...(part?.querySelectorAll(name) ?? [])].filter(isSwitch);
    groups.set(name, ofName.set(part, group));
    return group.length < 2 || group.length > 15 ? [] : group;
  };
  const switchesBeside = (on: PageElement): readonly PageElement[] => {
    const own = switchOf(on);
    const group = own ? groupOf(on, own.localName) : [];
    const all = group.find((one) => ALL.test(textOf(one)));
    return (all ? [all] : group).filter((one) => one !== own);
  };
  const isMereAll = (one: PageElement): boolean =>
    /^[\p{L}\p{M}]+(?: ?\(?\d+\)?)?$/u.test(textOf(one)) && ALL.test(textOf(one)) && !one.closest(ASKS_CONSENT);
  const candidates = function* (): Generator<PageElement> {
    yield* elementsOf(TAB);
    for (const on of elementsOf(ON)) yield* switchesBeside(on);
    // Only a colour tells which one is on. "All" and a verb may be a yes.
    for (const one of elementsOf('button,[role=button]'))
      if (isMereAll(one) && groupOf(one, one.localName).length > 2) yield one;
  };
  let text: string | undefined;
  for (const one of candidates()) if ((text = open(one)) !== undefined) break;
  return text;
}

/**
 * What a list of choices is for: `share`, how many entries are shown at once; `page`, which part of the list; `narrow`,
 * which entries of a list that can be shown whole; `part`, which entries of one that is never shown whole.
 */
export type ChoiceKind = 'share' | 'page' | 'narrow' | 'part';
interface Choice {
  readonly text: string;
  readonly value: string;
  readonly isOff: boolean;
}

/**
 * Takes the next choice of a list of choices of these kinds that belongs to no form of the visitor's data; answers its
 * text. Of shares only the largest, of pages the one that follows, of others each once.
 */
export function takeChoice(kinds: readonly ChoiceKind[]): string | undefined {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const NEUTRAL =
    /^(?:[^\p{L}\d]*|(?:all|any|every|alle|tous|toutes|todos|todas|tutt[ei]|wszystkie|alla|kaikki|vše|všechn[aiy]|všetk[aoy]|minden|összes|toate|toți|tüm|все|всі|усі|όλ(?:α|ες|οι)|(?:choose|select|please|bitte|wähle|auswähl|choisi|elegir|elige|seleccion|selezion|kies|wybierz|välj)\p{L}{0,4})(?!\p{L}).{0,60}|(?:すべて|全て|全部|所有|전체).{0,25})$/iu;
  const ALL =
    /^(?:(?:all|alle|tous|toutes|tout|todos|todas|tutt[ei]|wszystkie|alla|kaikki|vše|všechn[aiy]|všetk[aoy]|minden|összes|toate|toți|tüm|все|всі|усі|όλ(?:α|ες|οι))(?!\p{L})|すべて|全て|全部|所有|전체).{0,25}$/iu;
  const SHARE =
    /^(?:\p{L}{3,10} )?(\d{1,3})(?:(?: ?\/ ?| (?:per|pro|par|por|je) )\p{L}{3,10}| (?!km|mi)\p{L}{4,12})?$/iu;
  const PAGE = /^(?:\p{L}{3,10} )?(\d{1,3})(?: ?(?:\/|of|von|sur|de|di|van|av|z) ?\d{1,3})?$/iu;
  const NO_FILTER = /lang|locale|sprache|idioma|currency|sort|order/i;
  const known = globalThis as { takenChoices?: Set<string>; takenPage?: number };
  const taken = (known.takenChoices ??= new Set<string>());
  const numbersIn = (choices: readonly Choice[], pattern: RegExp): number[] =>
    choices.map(({ text }) => Number(pattern.exec(text)?.[1] ?? Number.NaN));
  const kindOf = (select: PageElement, choices: readonly Choice[]): ChoiceKind | undefined => {
    if (choices.length > 1 && numbersIn(choices, PAGE).every((number, index) => number === index + 1)) return 'page';
    const shares = numbersIn(choices, SHARE);
    const isShare = choices.every(({ text }, index) => ALL.test(text) || Number.isFinite(shares[index]));
    if (isShare && shares.some((share) => share >= 10)) return 'share';
    const names = ['name', 'id', 'aria-label'].map((name) => select.getAttribute(name) ?? '').join(' ');
    if (choices.length > 30 || select.closest('nav,header,footer') || NO_FILTER.test(names)) return undefined;
    return choices.some(({ text, value }) => value === '' || NEUTRAL.test(text)) ? 'narrow' : 'part';
  };
  const largest = (choices: readonly Choice[]): Choice | undefined => {
    const shares = numbersIn(choices, SHARE).map((share) => (Number.isFinite(share) ? share : 0));
    return choices.find(({ text }) => ALL.test(text)) ?? choices[shares.indexOf(Math.max(...shares))];
  };
  const following = (choices: readonly Choice[], current: string): Choice | undefined => {
    const shown = choices.findIndex(({ value }) => value === current);
    known.takenPage = Math.max(known.takenPage ?? 0, shown) + 1;
    return choices[known.takenPage];
  };
  const untaken = (choices: readonly Choice[], current: string): Choice | undefined =>
    choices.find(({ text, value, isOff }) => {
      if (value === '' || isOff || taken.has(text)) return false;
      taken.add(text);
      return value !== current;
    });
  // A form with hundreds of choices is looked through once.
  const forms = new Map<PageElement | null, boolean>();
  const isVisitors = (form: PageElement | null): boolean => {
    if (!forms.has(form)) forms.set(form, form?.querySelector('input[type=email],input[type=file],textarea') != null);
    return forms.get(form) === true;
  };
  for (const element of elementsOf('select')) {
    if (isVisitors(element.closest('form'))) continue;
    const select = element as PageElement & EventTarget & { value: string };
    const all = [...select.querySelectorAll('option')].map((choice) => {
      const text = choice.textContent.replace(/\s+/g, ' ').trim();
      return { text, value: choice.getAttribute('value') ?? text, isOff: choice.disabled === true };
    });
    const kind = kindOf(select, all);
    if (kind === undefined || !kinds.includes(kind)) continue;
    const choice = { share: largest, page: following, narrow: untaken, part: untaken }[kind](all, select.value);
    if (!choice || choice.value === select.value) continue;
    select.value = choice.value;
    for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
    return choice.text;
  }
  return undefined;
}

/** Takes back the choices that were taken before a search: it would bring only what they leave. Answers how many. */
export function takeChoicesBack(): number {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const { takenChoices = new Set<string>() } = globalThis as { takenChoices?: ReadonlySet<string> };
  let count = 0;
  for (const element of takenChoices.size === 0 ? [] : elementsOf('select')) {
    const select = element as PageElement & EventTarget & { value: string };
    const [first] = select.querySelectorAll('option');
    const isTaken = [...select.querySelectorAll('option')].some((choice) => {
      const text = choice.textContent.replace(/\s+/g, ' ').trim();
      return (choice.getAttribute('value') ?? text) === select.value && takenChoices.has(text);
    });
    if (!first || !isTaken || first.getAttribute('value') !== '') continue;
    select.value = '';
    for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
    count++;
  }
  return count;
}

/**
 * Presses the next of the controls that a page without a list has in its place: those that say how many they stand for,
 * those that a sign or a class marks as what opens, else, where there is little beside them (`isAny`), those that stand
 * side by side, or each in one of several like boxes. Answers its text. Where they are gone, the way back to them.
 */
export function openPart(isAny: boolean): string | undefined {
  const { elementsOf = (selector: string) => document.querySelectorAll(selector) } = globalThis as Prepared;
  const COUNTED =
    /\p{L}{2}.{0,60}[([]\s?[1-9]\d{0,2}\s?[)\]]$|(?:^|\s)[1-9]\d{0,2} (?:open |offene |freie )?(?:positions?|jobs?|roles?|openings?|vacanc(?:y|ies)|stellen?|postes?|offres?|vacantes?|ofertas?|vagas?|posizion[ie]|vacatures?)$/iu;
  const BACK =
    /^[‹←<«]?\s?(?:back|all departments|change|switch|choose another|start over|zurück|ändern|retour|changer|volver|atrás|cambiar|indietro|cambia|terug|wstecz|tillbaka|tilbage|voltar|zpět|takaisin|vissza)\b.{0,30}$/iu;
  const NO_PART =
    /apply|bewerb|postul|candidat|solicit|log ?in|sign|share|teilen|contact|kontakt|subscri|abonn|accept|akzept|cookie|play|menu|search|such|download|send|submit|close|schlie|buy|kauf|order|bestell/i;
  const [CONTROL, LINE] = ['button,a,[role=button],[onclick],[tabindex]', 'h2,h3,h4,h5,dt,p'];
  const MARK = '[class*=chevron i],[class*=caret i],[class*=accordion i],[class*=collaps i],[class*=expand i]';
  // A sign that turns when it is pressed is no part of a name.
  const SIGN = /^[+＋▸▾▼▽⌄▴▲−–-]\s?|\s?[+＋▸▾▼▽⌄▴▲−–-]$/u;
  const known = globalThis as { openedParts?: Set<string> };
  const opened = (known.openedParts ??= new Set<string>());
  const textOf = (element: PageElement): string => element.textContent.replace(/\s+/g, ' ').trim();
  const nameOf = (element: PageElement): string => textOf(element).replace(SIGN, '');
  const isPointed = (element: PageElement | null): boolean =>
    element !== null && getComputedStyle(element).cursor === 'pointer';
  // A line of what is pressed as a whole is no control of its own.
  const isOwn = (element: PageElement): boolean => !element.matches(LINE) || !isPointed(element.parentElement);
  const isPressable = (element: PageElement): boolean => {
    const href = element.closest('a')?.getAttribute('href') ?? '';
    const isLink = href !== '' && !/^(?:#(?!!?\/)|javascript:)/i.test(href);
    const isControl = element.matches(CONTROL) || (isPointed(element) && isOwn(element));
    return !isLink && isControl && element.getBoundingClientRect().width > 0;
  };
  const controls = [...elementsOf(`${CONTROL},li,div,article,${LINE}`)].filter(
    (element) =>
      element.textContent.length < 100 &&
      /\p{L}\p{M}{0,2}\p{L}/u.test(textOf(element)) &&
      !element.closest('nav,header,footer,form,[role=dialog],[class*=cookie i],[class*=consent i],[class*=faq i]') &&
      isPressable(element),
  );
  const isPart = (element: PageElement): boolean => !NO_PART.test(textOf(element)) && !BACK.test(textOf(element));
  const isMarked = (element: PageElement): boolean =>
    SIGN.test(textOf(element)) || element.matches(MARK) || element.querySelector(MARK) !== null;
  const kindOf = (box: PageElement | null): string => `${box?.localName ?? ''} ${box?.getAttribute('class') ?? ''}`;
  /** Boxes with two controls, and those beside another one of their kind. */
  const sharedBoxes = (): ReadonlySet<PageElement | null> => {
    const [boxes, shared] = [new Set<PageElement | null>(), new Set<PageElement | null>()];
    controls.forEach(({ parentElement: box }) => (boxes.has(box) ? shared : boxes).add(box));
    for (const near of Map.groupBy(boxes, (box) => box?.parentElement).values())
      for (const alike of Map.groupBy(near, kindOf).values())
        if (alike.length > 1) alike.forEach((box) => shared.add(box));
    return shared;
  };
  const partsAmong = (named: readonly PageElement[]): readonly PageElement[] => {
    const counted = controls.filter((element) => COUNTED.test(textOf(element)));
    if (counted.length > 0) return counted;
    const marked = named.filter(isMarked);
    const shared = marked.length > 0 || !isAny ? new Set<PageElement | null>() : sharedBoxes();
    const parts = [...marked, ...named.filter(({ parentElement: box }) => shared.has(box))];
    return parts.length > 15 ? [] : parts;
  };
  const part = partsAmong(controls.filter(isPart)).find((element) => !opened.has(nameOf(element)));
  const back = opened.size > 0 ? controls.find((element) => BACK.test(textOf(element))) : undefined;
  const wanted = part ?? back;
  if (!wanted) return undefined;
  const name = nameOf(wanted);
  if (part) opened.add(name);
  wanted.click();
  return name;
}
