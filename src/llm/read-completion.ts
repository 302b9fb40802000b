import type { ChatCompletion } from 'openai/resources/chat/completions';
import { list, numeric, record, text } from '../postings/text/words.js';
import type { AnswerFormat } from './answer-format.js';
import type { Completion, LlmEndpoint, Usage } from './llm.js';

/** What came back of one billed call, as far as the server says it in the usual form. */
export function readCompletion(answer: ChatCompletion, format: AnswerFormat, endpoint: LlmEndpoint): Completion {
  const { choice, message } = partsOf(answer);
  const usage = usageOf(answer, endpoint);
  if (choice['finish_reason'] === 'length') return { text: '', problem: 'cut', usage };
  if (choice['finish_reason'] === 'content_filter' || text(message['refusal']) !== undefined)
    return { text: '', problem: 'refused', usage };
  const call = record(record(list(message['tool_calls'])[0])['function'])['arguments'];
  const content = format === 'tool' && typeof call === 'string' ? call : wordsOf(message['content']);
  return content.trim() === '' ? { text: '', problem: 'empty', usage } : { text: content, usage };
}

/** Whether the model thought before it answered: that is counted with the answer, and may leave nothing of it. */
export function hasThought(answer: ChatCompletion): boolean {
  const { message } = partsOf(answer);
  const details = record(record(record(answer)['usage'])['completion_tokens_details']);
  const thoughts = [message['reasoning'], message['reasoning_content']];
  return (
    (numeric(details['reasoning_tokens']) ?? 0) > 0 ||
    thoughts.some((words) => text(words) !== undefined) ||
    /^\s*<think/i.test(wordsOf(message['content']))
  );
}

function partsOf(answer: ChatCompletion): Record<'choice' | 'message', Readonly<Record<string, unknown>>> {
  const choice = record(list(record(answer)['choices'])[0]);
  return { choice, message: record(choice['message']) };
}

/** A text, or the texts among parts: some servers tell thoughts and answer as two of them. */
function wordsOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return list(content)
    .map((part) => record(part)['text'])
    .filter((words) => typeof words === 'string')
    .join('');
}

function usageOf(answer: ChatCompletion, { inputPrice, outputPrice }: LlmEndpoint): Usage {
  const usage = record(record(answer)['usage']);
  const details = record(usage['prompt_tokens_details']);
  const inputTokens = numeric(usage['prompt_tokens']) ?? 0;
  const outputTokens = numeric(usage['completion_tokens']) ?? 0;
  const told = numeric(usage['cost']);
  const priced = ((inputPrice ?? 0) * inputTokens + (outputPrice ?? 0) * outputTokens) / 1e6;
  const cost = told ?? (priced > 0 ? priced : undefined);
  return {
    inputTokens,
    outputTokens,
    cachedTokens: numeric(details['cached_tokens']) ?? 0,
    cacheWriteTokens: numeric(details['cache_write_tokens']) ?? 0,
    ...(cost === undefined ? {} : { cost }),
  };
}
