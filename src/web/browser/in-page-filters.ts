import type { PageElement } from './in-page.js';

/** Runs inside of pages, like `in-page.ts`: handed over as its source, it uses nothing outside of itself. */
declare const document: { querySelectorAll(selector: string): Iterable<PageElement> };
declare const getComputedStyle: (element: PageElement) => { readonly cursor: string };

/**
 * Opens the next tab, or presses the next of several switches of which one is on, that was not pressed yet; of switches
 * with one for everything only that one. Answers its text.
 */
export function openTab(): string | undefined {
  const ON =
    '[aria-selected=true],[aria-pressed=true],[aria-current],.active,.selected,.current,.is-active,.is-selected,.on,.checked';
  const ALL =
    /^(?:all|any|every|alle|tous|toutes|tout|todos|todas|tutt[ei]|wszystkie|alla|kaikki|vše|összes)\b.{0,25}$/iu;
  const NOT_OPEN = /past|closed|archiv|filled|expired|abgeschlossen|besetzt/i;
  const known = globalThis as { openedTabs?: Set<string> };
  const opened = (known.openedTabs ??= new Set<string>());
  const textOf = (element: PageElement): string => element.textContent.replace(/\s+/g, ' ').trim().slice(0, 60);
  const open = (element: PageElement): string | undefined => {
    const text = textOf(element);
    if (text === '' || opened.has(text) || element.disabled === true) return undefined;
    opened.add(text);
    if (element.matches(ON) || NOT_OPEN.test(text)) return undefined;
    element.click();
    return text;
  };
  for (const tab of document.querySelectorAll(
    '[role=tab],[data-toggle=tab],[data-bs-toggle=tab],.tab-link,.tabs button,.tabs a[href^="#"],[class*=tab] > button',
  )) {
    const text = open(tab);
    if (text !== undefined) return text;
  }
  const isSwitch = (element: PageElement): boolean =>
    !/^(?:#!?\/|[^#j])/.test(element.getAttribute('href') ?? '') &&
    /\p{L}{3}/u.test(textOf(element)) &&
    element.textContent.length < 60 &&
    element.getBoundingClientRect().width > 0;
  for (const on of document.querySelectorAll(ON)) {
    if (on.closest('nav,header,footer,[role=navigation],[role=dialog],form[action]')) continue;
    const own = on.matches('li') ? [...on.querySelectorAll('button,a,[role=button]')][0] : on;
    if (!own?.matches('button,a,[role=button],label,[onclick],[tabindex]') || !isSwitch(own)) continue;
    const place = on.parentElement;
    const group = [...(place?.querySelectorAll(own.localName) ?? [])].filter(isSwitch);
    if (group.length < 2 || group.length > 15) continue;
    const all = group.find((one) => ALL.test(textOf(one)));
    if (all === own) continue;
    for (const one of all ? [all] : group) {
      const text = open(one);
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

/**
 * Takes the next choice of a list of choices that belongs to no form of the visitor's data; answers its text. `any` is
 * false where only lists are meant that have no choice for everything.
 */
export function takeChoice(any: boolean): string | undefined {
  const NEUTRAL =
    /^(?:\W*|(?:all|any|every|alle|tous|toutes|todos|todas|tutt[ei]|choose|select|please|bitte|wähle|auswähl|choisi|elegir|seleccion|selezion|kies|wybierz|välj)\b.{0,60})$/iu;
  const known = globalThis as { takenChoices?: Set<string> };
  const taken = (known.takenChoices ??= new Set<string>());
  for (const select of document.querySelectorAll('select')) {
    if (select.closest('form')?.querySelector('input[type=email],input[type=file],textarea')) continue;
    const choices = [...select.querySelectorAll('option')].map((choice) => {
      const text = choice.textContent.trim();
      return { choice, text, value: choice.getAttribute('value') ?? text };
    });
    const isFilter = choices.every(({ text, value }) => value !== '' && !NEUTRAL.test(text));
    if (choices.length > 30 || select.closest('nav,header,footer') || (!any && !isFilter)) continue;
    for (const { choice, text, value } of choices) {
      if (value === '' || choice.disabled === true || taken.has(text)) continue;
      taken.add(text);
      if ((select as unknown as { value: string }).value === value) continue;
      (select as unknown as { value: string }).value = value;
      for (const name of ['input', 'change'])
        (select as unknown as EventTarget).dispatchEvent(new Event(name, { bubbles: true }));
      return text;
    }
  }
  return undefined;
}

/**
 * Presses the next of the controls that a page without a list has in its place: those that say how many they stand for,
 * else those that stand side by side. Answers its text. Where they are gone, the way back to them.
 */
export function openDoor(): string | undefined {
  const COUNTED =
    /\p{L}{2}.{0,60}[([]\s?[1-9]\d{0,2}\s?[)\]]$|(?:^|\s)[1-9]\d{0,2} (?:open |offene |freie )?(?:positions?|jobs?|roles?|openings?|vacanc(?:y|ies)|stellen?|postes?|offres?|vacantes?|ofertas?|vagas?|posizion[ie]|vacatures?)$/iu;
  const BACK =
    /^[‹←<«]?\s?(?:back|all departments|change|switch|choose another|start over|zurück|ändern|retour|changer|volver|atrás|cambiar|indietro|cambia|terug|wstecz|tillbaka|tilbage|voltar|zpět|takaisin|vissza)\b.{0,30}$/iu;
  const NO_DOOR =
    /apply|bewerb|postul|candidat|solicit|log ?in|sign|share|teilen|contact|kontakt|subscri|abonn|accept|akzept|cookie|play|menu|search|such|download|send|submit|close|schlie/i;
  const known = globalThis as { openedDoors?: Set<string> };
  const opened = (known.openedDoors ??= new Set<string>());
  const textOf = (element: PageElement): string => element.textContent.replace(/\s+/g, ' ').trim();
  const isPressable = (element: PageElement): boolean => {
    const href = element.closest('a')?.getAttribute('href') ?? '';
    const isLink = href !== '' && !/^(?:#(?!!?\/)|javascript:)/i.test(href);
    const isControl =
      element.matches('button,a,[role=button],[onclick],[tabindex]') || getComputedStyle(element).cursor === 'pointer';
    return !isLink && isControl && element.getBoundingClientRect().width > 0;
  };
  const controls = [...document.querySelectorAll('button,a,[role=button],[onclick],[tabindex],li,div,article')].filter(
    (element) =>
      element.textContent.length < 100 &&
      /\p{L}{2}/u.test(textOf(element)) &&
      !element.closest('nav,header,footer,form,[role=dialog],[class*=cookie i],[class*=consent i]') &&
      isPressable(element),
  );
  const counted = controls.filter((element) => COUNTED.test(textOf(element)));
  const beside = controls.filter(
    (element) =>
      !NO_DOOR.test(textOf(element)) &&
      !BACK.test(textOf(element)) &&
      controls.some((other) => other !== element && other.parentElement === element.parentElement),
  );
  const doors = counted.length > 0 ? counted : beside.length <= 15 ? beside : [];
  const door = doors.find((element) => !opened.has(textOf(element)));
  const back = opened.size > 0 ? controls.find((element) => BACK.test(textOf(element))) : undefined;
  const wanted = door ?? back;
  if (!wanted) return undefined;
  const text = textOf(wanted);
  if (door) opened.add(text);
  wanted.click();
  return text;
}
