import type { Config } from '../config/config.js';
import type { Web } from '../web/web.js';
import { EndpointMemory } from './endpoint-memory.js';
import type { Llm, LlmEndpoint, Models } from './llm.js';

/** What a run gives its models: the way out, when it is told to stop, and how much time (ms) it has left. */
interface RunOfModels {
  readonly web: Web;
  readonly signal: AbortSignal;
  readonly timeLeft: () => number;
}

/** Makes the models for each attempt at a run; what endpoints accept is remembered over all of them. */
export class ModelFactory {
  private readonly memory = new EndpointMemory();

  constructor(
    private readonly config: Pick<
      Config,
      | 'LLM_BASE_URL'
      | 'LLM_API_KEY'
      | 'LLM_MODEL'
      | 'LLM_PRICE_INPUT'
      | 'LLM_PRICE_OUTPUT'
      | 'LLM_TIMEOUT_SECONDS'
      | 'RETRY_PACE'
    >,
  ) {}

  create(run: RunOfModels): Models {
    const { config } = this;
    const common = { timeoutSeconds: config.LLM_TIMEOUT_SECONDS, retryPace: config.RETRY_PACE };
    const make = (endpoint: LlmEndpoint): Llm => whenAsked(endpoint, run, this.memory);
    return {
      operators:
        config.LLM_BASE_URL === undefined
          ? undefined
          : make({
              ...common,
              service: 'llm',
              baseUrl: config.LLM_BASE_URL,
              key: config.LLM_API_KEY,
              model: config.LLM_MODEL,
              inputPrice: config.LLM_PRICE_INPUT,
              outputPrice: config.LLM_PRICE_OUTPUT,
            }),
      withKey: (endpoint) => make({ ...common, ...endpoint }),
    };
  }
}

/** A model whose package is loaded with the first question: most processes never ask one. */
function whenAsked(endpoint: LlmEndpoint, run: RunOfModels, memory: EndpointMemory): Llm {
  let loading: Promise<Llm> | undefined;
  const load = (): Promise<Llm> =>
    (loading ??= import('./openai-llm.js').then(({ OpenAiLlm }) => new OpenAiLlm(endpoint, run, memory)));
  return {
    service: endpoint.service,
    model: endpoint.model,
    complete: async (question, complaint) => (await load()).complete(question, complaint),
    checkKey: async () => (await load()).checkKey(),
  };
}
