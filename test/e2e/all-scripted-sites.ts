import { APPLICATION_SITES } from './application-sites.js';
import { ENCLOSED_SITES } from './enclosed-sites.js';
import { FRAMEWORK_SITES } from './framework-sites.js';
import { MENU_SITES } from './menu-sites.js';
import { PART_TOLD_SITES } from './part-told-sites.js';
import { PLATFORM_SITES } from './platform-sites.js';
import { PUSHED_SITES } from './pushed-sites.js';
import { SCRIPTED_SITES, type ScriptedSite } from './scripted-sites.js';
import { UNSEEN_SITES } from './unseen-sites.js';

/** All local sites whose postings only scripts bring, those that are to be read without a browser among them. */
export const ALL_SCRIPTED_SITES: readonly ScriptedSite[] = [
  ...SCRIPTED_SITES,
  ...UNSEEN_SITES,
  ...APPLICATION_SITES,
  ...PUSHED_SITES,
  ...FRAMEWORK_SITES,
  ...PLATFORM_SITES,
  ...ENCLOSED_SITES,
  ...MENU_SITES,
  ...PART_TOLD_SITES,
];
