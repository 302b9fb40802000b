import type { Config } from '../config/config.js';

/** What the operator does not allow, now; undefined when nothing stands against it. */
export function problemOf(
  pipeline: string,
  input: Readonly<Record<string, unknown>>,
  { BOARDS_DISABLED: disabled, LLM_BASE_URL: model }: Config,
): { type: string; msg: string } | undefined {
  if (input['reuse_run_id'] !== undefined)
    return { type: 'nothing_to_watch', msg: 'A run that reads no page cannot be watched: leave reuse_run_id out' };
  if (input['target_titles_prompt'] && model === undefined)
    return { type: 'llm_not_configured', msg: 'No language model is configured: target_titles_prompt cannot be used' };
  const family = /^(agency|network|commercial)-jobs$/.exec(pipeline)?.[1];
  const board = typeof input['board'] === 'string' ? input['board'] : undefined;
  const off = [family, board].find((name) => name !== undefined && disabled.includes(name));
  return off === undefined
    ? undefined
    : { type: 'board_disabled', msg: `The operator has switched this board off: ${off}` };
}
