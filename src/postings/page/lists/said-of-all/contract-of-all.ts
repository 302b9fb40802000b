import { withQuoted, type FoundPosting } from '../../../posting.js';
import { isToLearn, readContractText, readContractType, readJobType } from '../../../text/kinds/job-type.js';
import { withoutLabel } from '../../advert/label-values.js';
import { labelOf } from '../../lines/headings/field-labels.js';
import type { Leaf } from '../../tree/page-tree.js';

/**
 * A posting with the contract that is among what all are offered, "Permanent contract", or labelled above them: where
 * two are, either may be that of some. One that says its own, or is there to learn, is left as it is.
 */
export function withContract(
  posting: FoundPosting,
  offered: readonly string[] = [],
  labelled: readonly string[] = [],
): FoundPosting {
  if (saysItself(posting)) return posting;
  const said = [...offered, ...labelled].flatMap((line) => {
    const contract = readContractText(line)?.type;
    return contract === undefined ? [] : [{ contract, line }];
  });
  const [first, ...others] = said;
  if (!first || others.some(({ contract }) => contract !== first.contract)) return posting;
  return withQuoted(posting, { contract_type: first.contract }, first.line);
}

/** What labels above a list say of the kind of all jobs in it: "Permanent" behind "Kind of employment". */
export function kindsLabelled(above: readonly Leaf[]): readonly string[] {
  return above.flatMap(({ text }, at) => {
    const value = withoutLabel(text);
    const label = value === text ? (above[at - 1]?.text ?? '') : text.slice(0, text.length - value.length);
    return labelOf(label) === 'kind' ? [value] : [];
  });
}

function saysItself({ fields }: FoundPosting): boolean {
  const { job_title: title = '', job_description: text = '', contract_type, job_type } = fields;
  const own = contract_type ?? readContractType(title) ?? readContractText(text);
  return own !== undefined || isToLearn(job_type ?? readJobType(title));
}
