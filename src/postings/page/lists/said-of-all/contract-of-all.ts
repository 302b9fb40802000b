import { withQuoted, type FoundPosting } from '../../../posting.js';
import { isToLearn, readContractText, readContractType, readJobType } from '../../../text/kinds/job-type.js';

/**
 * A posting with the contract that is among what all are offered, "Permanent contract": where two are, either may be
 * that of some. One that says its own, or is there to learn, is left as it is.
 */
export function withContract(posting: FoundPosting, offered: readonly string[] = []): FoundPosting {
  if (saysItself(posting)) return posting;
  const said = offered.flatMap((line) => {
    const contract = readContractText(line)?.type;
    return contract === undefined ? [] : [{ contract, line }];
  });
  const [first, ...others] = said;
  if (!first || others.some(({ contract }) => contract !== first.contract)) return posting;
  return withQuoted(posting, { contract_type: first.contract }, first.line);
}

function saysItself({ fields }: FoundPosting): boolean {
  const { job_title: title = '', job_description: text = '', contract_type, job_type } = fields;
  const own = contract_type ?? readContractType(title) ?? readContractText(text);
  return own !== undefined || isToLearn(job_type ?? readJobType(title));
}
