import type { Listing } from '../listing.js';
import type { AtsSystem, Board } from './ats.js';
import { adp } from './adp/adp.js';
import { almacareer } from './almacareer/almacareer.js';
import { ashby } from './ashby/ashby.js';
import { avature } from './avature/avature.js';
import { bamboohr } from './bamboohr/bamboohr.js';
import { beisen } from './beisen/beisen.js';
import { bite } from './bite/bite.js';
import { brassring } from './brassring/brassring.js';
import { breezy } from './breezy/breezy.js';
import { comeet } from './comeet/comeet.js';
import { cornerstone } from './cornerstone/cornerstone.js';
import { darwinbox } from './darwinbox/darwinbox.js';
import { dayforce } from './dayforce/dayforce.js';
import { deel } from './deel/deel.js';
import { dvinci } from './dvinci/dvinci.js';
import { eightfold } from './eightfold/eightfold.js';
import { factorial } from './factorial/factorial.js';
import { freshteam } from './freshteam/freshteam.js';
import { gem } from './gem/gem.js';
import { greenhouse } from './greenhouse/greenhouse.js';
import { gupy } from './gupy/gupy.js';
import { gusto } from './gusto/gusto.js';
import { herp } from './herp/herp.js';
import { hibob } from './hibob/hibob.js';
import { hireology } from './hireology/hireology.js';
import { homerun } from './homerun/homerun.js';
import { icims } from './icims/icims.js';
import { jazzhr } from './jazzhr/jazzhr.js';
import { jobvite } from './jobvite/jobvite.js';
import { jobylon } from './jobylon/jobylon.js';
import { join } from './join/join.js';
import { keka } from './keka/keka.js';
import { lever } from './lever/lever.js';
import { manatal } from './manatal/manatal.js';
import { moka } from './moka/moka.js';
import { onlyfy } from './onlyfy/onlyfy.js';
import { oracle } from './oracle/oracle.js';
import { pageup } from './pageup/pageup.js';
import { paylocity } from './paylocity/paylocity.js';
import { personio } from './personio/personio.js';
import { phenom } from './phenom/phenom.js';
import { pinpoint } from './pinpoint/pinpoint.js';
import { recruitee } from './recruitee/recruitee.js';
import { recruiterbox } from './recruiterbox/recruiterbox.js';
import { rexx } from './rexx/rexx.js';
import { rippling } from './rippling/rippling.js';
import { seek } from './seek/seek.js';
import { smartrecruiters } from './smartrecruiters/smartrecruiters.js';
import { softgarden } from './softgarden/softgarden.js';
import { successfactors } from './successfactors/successfactors.js';
import { talentbrew } from './talentbrew/talentbrew.js';
import { talentclue } from './talentclue/talentclue.js';
import { taleo } from './taleo/taleo.js';
import { teamtailor } from './teamtailor/teamtailor.js';
import { traffit } from './traffit/traffit.js';
import { ukg } from './ukg/ukg.js';
import { umantis } from './umantis/umantis.js';
import { welcometothejungle } from './welcometothejungle/welcometothejungle.js';
import { workable } from './workable/workable.js';
import { workday } from './workday/workday.js';
import { zoho } from './zoho/zoho.js';
import { withPlainFields } from '../plain-fields.js';
import { strictAboutDetails } from './strict-details.js';
import { strictAboutNothing } from './unseen-rows.js';

/** The career systems the service knows. The first that recognises an address or a page has it. */
export const atsSystems: readonly AtsSystem[] = [
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  personio,
  recruitee,
  workday,
  teamtailor,
  bamboohr,
  breezy,
  pinpoint,
  rippling,
  icims,
  jobvite,
  successfactors,
  taleo,
  oracle,
  phenom,
  softgarden,
  dvinci,
  rexx,
  onlyfy,
  comeet,
  eightfold,
  adp,
  paylocity,
  ukg,
  jazzhr,
  gem,
  hireology,
  factorial,
  homerun,
  freshteam,
  zoho,
  bite,
  umantis,
  hibob,
  traffit,
  dayforce,
  cornerstone,
  avature,
  pageup,
  deel,
  jobylon,
  gusto,
  manatal,
  talentbrew,
  talentclue,
  recruiterbox,
  brassring,
  gupy,
  keka,
  darwinbox,
  join,
  welcometothejungle,
  beisen,
  herp,
  moka,
  almacareer,
  seek,
];

/** The board an address leads to, where the service can read its system. */
export function recogniseBoard(url: URL): Board | undefined {
  for (const system of atsSystems) {
    if (!system.listing) continue;
    const board = system.recogniseUrl?.(url);
    if (board) return board;
  }
  return undefined;
}

/** How a board is read. @throws Error for a system that is not in the list or has pages only */
export function listingOf(board: Board): Listing {
  const listing = atsSystems.find(({ name }) => name === board.system)?.listing?.(board);
  if (!listing) throw new Error(`no career system called ${board.system} can be read`);
  return withPlainFields(strictAboutDetails(strictAboutNothing(listing, board.system), board.system));
}
