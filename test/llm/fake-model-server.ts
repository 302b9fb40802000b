import { startServer, type LocalServer } from '../e2e/local-site.ts';

interface Asked {
  readonly name: string;
  readonly material: string;
  readonly body: string;
}

/** An OpenAI-compatible server on loopback whose answers are scripted by the question's name and material. */
export async function startModelServer(
  answer: (asked: Asked) => object | Promise<object>,
): Promise<LocalServer & { readonly questions: Asked[] }> {
  const questions: Asked[] = [];
  const server = await startServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const sent = JSON.parse(body) as {
        messages: { content: string }[];
        response_format: { json_schema: { name: string } };
      };
      const material = /<(material-[\w-]+)>\n([\s\S]*)\n<\/\1>/.exec(sent.messages[1]?.content ?? '')?.[2] ?? '';
      const asked = { name: sent.response_format.json_schema.name, material, body };
      questions.push(asked);
      void Promise.resolve(answer(asked)).then((given) => {
        const choice = { finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(given) } };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(
            JSON.stringify({ choices: [choice], usage: { prompt_tokens: 500, completion_tokens: 50, cost: 0.002 } }),
          );
      });
    });
  });
  return Object.assign(server, { questions });
}
