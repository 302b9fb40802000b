import type { Config } from '../config/config.js';
import { COMMERCIAL_BOARDS } from '../listings/boards/commercial-search.js';

type Input = Readonly<Record<string, unknown>>;
type Switches = Pick<Config, 'BOARDS_DISABLED' | 'LLM_BASE_URL'>;

interface Problem {
  readonly type: string;
  readonly msg: string;
  /** The field it is about; none where it is about the whole request. */
  readonly field?: string;
}

/** What keeps a request from being watched; undefined when nothing stands against it. */
export function problemOf(pipeline: string, input: Input, config: Switches): Problem | undefined {
  if (input['reuse_run_id'] !== undefined)
    return {
      type: 'nothing_to_watch',
      msg: 'A run that reads no page cannot be watched: leave reuse_run_id out',
      field: 'reuse_run_id',
    };
  return refusalOf(pipeline, input, config);
}

/** What the operator does not allow, now, of a request that was accepted before; undefined when all of it is. */
export function refusalOf(
  pipeline: string,
  input: Input,
  { BOARDS_DISABLED: disabled, LLM_BASE_URL: model }: Switches,
): Problem | undefined {
  if (input['target_titles_prompt'] && model === undefined)
    return {
      type: 'llm_not_configured',
      msg: 'No language model is configured: target_titles_prompt cannot be used',
      field: 'target_titles_prompt',
    };
  const off = boardsOf(pipeline, input).find((names) => names.every((name) => disabled.includes(name)))?.[0];
  return off === undefined
    ? undefined
    : { type: 'board_disabled', msg: `The operator has switched this board off: ${off}` };
}

/** Boards that a search needs: of each group one that is not switched off. Without a name any commercial one does. */
function boardsOf(pipeline: string, { board }: Input): (readonly string[])[] {
  const family = /^(agency|network|commercial)-jobs$/.exec(pipeline)?.[1];
  if (family === undefined) return [];
  if (family !== 'commercial') return [[family]];
  return [[family], typeof board === 'string' ? [board] : COMMERCIAL_BOARDS];
}
